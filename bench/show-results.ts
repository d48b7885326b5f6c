import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { bold, dim, green, red } from '../bin/phase.js'
import type { Length } from './options.ts'

/** One line of the table. */
export type Row = {
  what: string
  value: number | string
  /** Written after the number, such as `ms`. */
  unit?: string
  /** Left out where a number is only there for scale. */
  goal?: Goal
}

export type Goal = { atLeast: number } | { atMost: number } | { below: number } | { is: number }

/** Prints the table and keeps it as JSON, one file for each run, in `.bench/`. */
export function showResults(rows: readonly Row[], length: Length): void {
  const cells = rows.map((row) => [row.what, showValue(row), showGoal(row), verdict(row)] as const)
  const width = (column: 0 | 1 | 2) => Math.max(...cells.map((cell) => cell[column].length))
  for (const [what, value, goal, met] of cells) {
    const mark = met === '' ? '' : met === 'met' ? green(met) : red(met)
    console.log(
      `${what.padEnd(width(0))}  ${bold(value.padStart(width(1)))}  ${dim(goal.padEnd(width(2)))}  ${mark}`.trimEnd(),
    )
  }
  const folder = join(projectRoot, '.bench')
  const at = new Date().toISOString()
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.json`)
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model, node: process.version }
  const results = rows.map((row) => ({ ...row, met: row.goal ? isMet(row) : undefined }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ at, length, machine, results }, null, 2)}\n`)
  console.log(dim(`\nKept in ${file}`))
}

function isMet({ value, goal }: Row): boolean {
  if (goal === undefined) return true
  if (typeof value !== 'number' || Number.isNaN(value)) return false
  if ('atLeast' in goal) return value >= goal.atLeast
  if ('atMost' in goal) return value <= goal.atMost
  if ('below' in goal) return value < goal.below
  return value === goal.is
}

function verdict(row: Row): '' | 'met' | 'NOT MET' {
  if (row.goal === undefined) return ''
  return isMet(row) ? 'met' : 'NOT MET'
}

function showValue({ value, unit }: Row): string {
  const text = typeof value === 'number' ? showNumber(value) : value
  return unit ? `${text} ${unit}` : text
}

function showGoal({ goal, unit = '' }: Row): string {
  if (goal === undefined) return ''
  const [words, number] =
    'atLeast' in goal
      ? ['at least', goal.atLeast]
      : 'atMost' in goal
        ? ['at most', goal.atMost]
        : 'below' in goal
          ? ['below', goal.below]
          : ['exactly', goal.is]
  return `goal: ${words} ${showNumber(number)} ${unit}`.trimEnd()
}

function showNumber(value: number): string {
  const digits =
    Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) < 10 ? 2 : 1
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
