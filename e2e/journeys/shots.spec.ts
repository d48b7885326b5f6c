import { execFileSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '#platform/project-root.ts'
import { on } from '../steps/hosts.ts'

/** With lazy pictures in a menu that nobody opens. */
const url = on('default', '/de-de/support?shots')

test('a page is drawn in three widths by one command', () => {
  const program = join(projectRoot, 'bin', 'shots.ts')
  const output = execFileSync(process.execPath, [program, url], { encoding: 'utf8' })
  const files = output.trim().split('\n')
  try {
    expect(files.map((file) => /-(\d+)\.png$/.exec(file)?.[1])).toEqual(['390', '820', '1440'])
    for (const file of files) expect(statSync(file).size).toBeGreaterThan(10_000)
  } finally {
    for (const file of files) rmSync(file, { force: true })
  }
})
