import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/** What answers by the clock of the machine, wherever that stands. */
const BY_THE_MACHINE =
  /\.[gs]et(?:Date|Day|Month|FullYear|Hours|Minutes)\(|\.toLocale(?:Date|Time)String\(|\.getTimezoneOffset\(|\bcurrent_date\b/i

test('no day hangs on where the server stands: days are those of Berlin or of a named zone', () => {
  const sources = globSync('src/**/*.{ts,tsx,sql}', { cwd: projectRoot }).filter(
    // Colleagues read moments in the zone of their own browser.
    (path) => !/\.test\.tsx?$|^src\/back-office\/client\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.filter((path) =>
    BY_THE_MACHINE.test(readFileSync(join(projectRoot, path), 'utf8')),
  )
  expect(found).toEqual([])
})
