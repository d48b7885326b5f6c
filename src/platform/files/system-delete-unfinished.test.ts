import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../clock.ts'
import { DATA_FOLDERS, dataFolder } from './data-folders.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import { deleteUnfinished, deleteUnfinishedHandler } from './system-delete-unfinished.ts'

const home = await mkdtemp(join(tmpdir(), 'feather-unfinished-'))
afterAll(() => rm(home, { recursive: true }))

const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function writtenAt(name: string, hours: number): Promise<void> {
  const path = join(home, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  await utimes(path, hoursAgo(hours), hoursAgo(hours))
}

const filesLeft = async () =>
  (await readdir(home, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)
    .sort()

test('what was begun more than a day ago goes, and nothing else', async () => {
  await writtenAt('files/ab/abcdefgh.0a1b2c3d.part', 25)
  await writtenAt('hand-over/FA-1.json.sealed.0a1b2c3d.part', 25)
  // Another process may be at it.
  await writtenAt('files/ab/abcdefgh.11111111.part', 23)
  // Whole, also where nothing names it, and not ours.
  await writtenAt('postgres/abcdefgh.0a1b2c3d.part', 1000)
  for (const stays of ['files/ab/abcdefgh', 'hand-over/FA-1.json.sealed', 'hand-over/rest.part'])
    await writtenAt(stays, 1000)
  await mkdir(join(home, 'files', 'cd.22222222.part'))

  const folders = DATA_FOLDERS.map((name) => dataFolder({ dataDir: home }, name))
  const job = deleteUnfinishedHandler(folders, fixedClock(now))
  await job.run({})
  await job.run({})
  expect(await filesLeft()).toEqual([
    'FA-1.json.sealed',
    'abcdefgh',
    'abcdefgh.0a1b2c3d.part',
    'abcdefgh.11111111.part',
    'rest.part',
  ])
  expect(await readdir(join(home, 'files'))).toContain('cd.22222222.part')
})

test('a process that dies in the middle of a file leaves one that is found', async () => {
  await rm(home, { recursive: true })
  const store = import.meta.resolve('./folder-file-store.ts')
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { createFolderFileStore } = await import(${JSON.stringify(store)})
    void createFolderFileStore(${JSON.stringify(home)}).put('abcdefgh', new Uint8Array(300_000_000))
    const { readdirSync } = await import('node:fs')
    setInterval(() => {
      if (readdirSync(${JSON.stringify(join(home, 'ab'))}).length > 0) process.kill(process.pid, 'SIGKILL')
    }, 0)`,
  ])
  await once(child, 'exit')
  const [left = '', ...others] = await filesLeft()
  expect(others).toEqual([])
  expect(left).not.toBe('abcdefgh')
  await deleteUnfinished(home, new Date(Date.now() + 90_000_000))
  expect(await filesLeft()).toEqual([])
  await createFolderFileStore(home).put('abcdefgh', Buffer.from('whole'))
  expect(await filesLeft()).toEqual(['abcdefgh'])
})

test('where nobody has written yet there is nothing to delete', async () => {
  await expect(deleteUnfinished(join(home, 'none'), now)).resolves.toBeUndefined()
})
