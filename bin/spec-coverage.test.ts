import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

type Row = { number: string; statement: string; implemented: string; tested: string }

const lines = readFileSync(join(projectRoot, 'docs/spec-coverage.md'), 'utf8').split('\n')
const rows = lines.filter((line) => /^\| \d/.test(line)).map(readRow)

test('the table has a row for each of more than 250 statements, numbered without a gap', () => {
  expect(rows.length).toBeGreaterThan(250)
  let [section, count] = [1, 0]
  for (const { number } of rows) {
    const isNextSection = number.startsWith(`${section + 1}.`)
    section += isNextSection ? 1 : 0
    count = isNextSection ? 1 : count + 1
    expect(number).toBe(`${section}.${count}`)
  }
  expect(section).toBe(9)
})

test('every cell names files that exist, or says "not yet"', () => {
  expect(rows.flatMap(problemsOf)).toEqual([])
})

test('a statement that is not there is not tested either', () => {
  const odd = rows.filter((row) => row.implemented === 'not yet' && row.tested !== 'not yet')
  expect(odd.map(({ number }) => number)).toEqual([])
})

test('the head counts the rows as they are', () => {
  const notYet = rows.filter(({ implemented }) => implemented === 'not yet').length
  const partly = rows.filter(({ implemented }) => implemented.startsWith('partly: ')).length
  const done = rows.length - partly - notYet
  expect(lines).toContain(
    `${rows.length} statements: ${done} implemented, ${partly} in part, ${notYet} not yet.`,
  )
})

function problemsOf({ number, implemented, tested }: Row): string[] {
  const missing = [implemented, tested].flatMap((cell) => {
    const paths = pathsIn(cell)
    if (paths.length === 0) return cell === 'not yet' ? [] : [`${number}: "${cell}" names no file`]
    return paths
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${number}: ${path} does not exist`)
  })
  const noTests = pathsIn(tested)
    .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
    .map((path) => `${number}: ${path} is no test`)
  return [...missing, ...noTests]
}

function readRow(line: string): Row {
  const [, number = '', statement = '', implemented = '', tested = '', ...rest] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
  expect(rest, `${number} has four cells`).toEqual([''])
  return { number, statement, implemented, tested }
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
}
