import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecret } from './load-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feather-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the key of a checkout is made once', () => {
  const made = keepSecret(join(folder, 'data'))
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(keepSecret(join(folder, 'data'))).toBe(made)
})

test('a file that a crash left empty is no key', () => {
  const file = join(folder, 'secret-key')
  writeFileSync(file, '\n')
  const made = keepSecret(folder)
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(readFileSync(file, 'utf8')).toBe(made)
})

test('a folder that cannot be made is told in one sentence', () => {
  expect(() => keepSecret('/dev/null/x')).toThrow(
    /^The folder \/dev\/null\/x cannot be written to \(.+\): set DATA_DIR to one that can\.$/,
  )
})
