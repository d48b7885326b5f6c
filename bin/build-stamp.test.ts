import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { BUILD_SOURCES, buildStamp } from './build-stamp.ts'

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

test('counts every program that the configuration or the server imports', () => {
  const imported = new Set<string>()
  const follow = (file: string) => {
    if (imported.has(file)) return
    imported.add(file)
    const text = readFileSync(join(projectRoot, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
      follow(join(dirname(file), name))
    }
  }
  for (const file of ['vite.config.ts', 'bin/product.ts']) follow(file)
  expect(BUILD_SOURCES).toEqual(expect.arrayContaining([...imported]))
})
