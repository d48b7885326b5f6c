import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feather-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('makes what is missing and says from where on', () => {
  expect(makeFolder(join(folder, 'a/b/c'))).toBe(join(folder, 'a'))
  expect(statSync(join(folder, 'a/b/c')).isDirectory()).toBe(true)
  expect(makeFolder(join(folder, 'a/b/c'))).toBeUndefined()
})

test('a file in the way is an error', () => {
  writeFileSync(join(folder, 'a'), '')
  expect(() => makeFolder(join(folder, 'a'))).toThrow(/EEXIST/)
  expect(() => makeFolder(join(folder, 'a/b'))).toThrow(/ENOTDIR|EEXIST/)
})

test.runIf(existsSync('/proc/self'))('so is a place that takes no folders, at once', () => {
  expect(() => makeFolder('/proc/x/postgres')).toThrow(/ENOENT|EACCES|EPERM/)
})
