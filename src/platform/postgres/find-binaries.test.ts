import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { completeBinaries, findBinaries } from './find-binaries.ts'

const home = mkdtempSync(join(tmpdir(), 'feather-binaries-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** As npm unpacks it where no install script runs: without links, and nothing may be run. */
function unpack(): { native: string; initdb: string } {
  const { initdb } = findBinaries({ home, user: undefined, movedBecause: undefined })
  const from = dirname(dirname(initdb))
  const native = join(home, 'native')
  const needed = /native$|native\/(pg-symlinks\.json|bin|lib)$|bin\/initdb$|lib\/[^/]+\.so[^/]*$/
  cpSync(from, native, {
    recursive: true,
    filter: (source) => needed.test(source) && !lstatSync(source).isSymbolicLink(),
  })
  chmodSync(join(native, 'bin', 'initdb'), 0o644)
  return { native, initdb: join(native, 'bin', 'initdb') }
}

test('makes the links of the libraries and lets the programs run', () => {
  const { native, initdb } = unpack()
  const ask = () => spawnSync(initdb, ['--version'], { encoding: 'utf8' })
  expect(ask().error).toMatchObject({ code: 'EACCES' })
  chmodSync(initdb, 0o755)
  expect(ask().stderr).toContain('shared librar')
  chmodSync(initdb, 0o644)

  expect(completeBinaries(native)).toBe(true)
  expect(ask().stdout).toMatch(/^initdb \(PostgreSQL\) \d+/)
  // And again, as at every start.
  expect(completeBinaries(native)).toBe(true)
})
