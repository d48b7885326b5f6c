import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderFileStore } from './folder-file-store.ts'
import { writeWhole } from './write-whole.ts'

const folder = await mkdtemp(join(tmpdir(), 'feather-whole-'))
afterAll(() => rm(folder, { recursive: true }))

test('the file is there whole, for its owner alone, and replaces itself', async () => {
  const path = join(folder, 'deep', 'a.txt')
  await writeWhole(path, Buffer.from('first'))
  await writeWhole(path, Buffer.from('second'))
  expect(await readFile(path, 'utf8')).toBe('second')
  for (const made of [path, join(folder, 'deep')]) {
    expect((await stat(made)).mode & 0o077).toBe(0)
  }
  expect(await readdir(join(folder, 'deep'))).toEqual(['a.txt'])
})

test('what cannot be written leaves nothing behind', async () => {
  const home = join(folder, 'taken')
  // A folder stands where the file should be, so that giving it its name fails at the very end.
  await mkdir(join(home, 'a.txt', 'inside'), { recursive: true })
  await expect(writeWhole(join(home, 'a.txt'), Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(home)).toEqual(['a.txt'])
})

test.runIf(existsSync('/proc/self'))('a place that takes no folders is told at once', async () => {
  await expect(writeWhole('/proc/x/deep/a.txt', Buffer.from('x'))).rejects.toThrow(
    /ENOENT|EACCES|EPERM/,
  )
})

test('a store that cannot write says so in a sentence, as an outage', async () => {
  const name = 'abcdefgh'
  await mkdir(join(folder, 'ab', name, 'inside'), { recursive: true })
  await expect(createFolderFileStore(folder).put(name, Buffer.from('x'))).rejects.toMatchObject({
    code: 'files-unavailable',
    message: expect.stringContaining('DATA_DIR'),
  })
})
