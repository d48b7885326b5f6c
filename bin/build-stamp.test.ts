import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildStamp } from './build-stamp.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feather-stamp-'))
  mkdirSync(join(root, 'src/room'), { recursive: true })
  writeFileSync(join(root, 'src/room/page.tsx'), 'one')
  writeFileSync(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

test('changes with the contents, the name and the set of files', () => {
  const stamps = [buildStamp(root)]
  const noteAfter = (change: () => void) => {
    change()
    stamps.push(buildStamp(root))
  }
  noteAfter(() => writeFileSync(join(root, 'src/room/page.tsx'), 'two'))
  noteAfter(() => renameSync(join(root, 'src/room/page.tsx'), join(root, 'src/room/other.tsx')))
  noteAfter(() => writeFileSync(join(root, 'package-lock.json'), '{ }'))
  noteAfter(() => writeFileSync(join(root, 'vite.config.ts'), ''))
  expect(new Set(stamps).size).toBe(stamps.length)
})

test('stays the same over a new time, a test and a file outside the build', () => {
  const before = buildStamp(root)
  utimesSync(join(root, 'src/room/page.tsx'), 1, 1)
  writeFileSync(join(root, 'src/room/page.test.tsx'), 'test')
  writeFileSync(join(root, 'README.md'), 'words')
  expect(buildStamp(root)).toBe(before)
})
