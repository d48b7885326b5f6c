import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFile } from './log-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Done = (error: NodeJS.ErrnoException | null, written: number) => void

/** A file on a disk that is full until there is room, and takes a few bytes at a time. */
function openDisk() {
  const disk = {
    text: '',
    error: undefined as string | undefined,
    bytesAtOnce: 1_000_000,
    tries: 0,
  }
  const take = (bytes: Buffer) => {
    disk.tries += 1
    if (disk.error) throw Object.assign(new Error(disk.error), { code: disk.error })
    disk.text += bytes.toString('utf8', 0, disk.bytesAtOnce)
    return Math.min(bytes.length, disk.bytesAtOnce)
  }
  const file = {
    write(_file: number, bytes: Buffer, _from: number, _length: number, _at: null, done: Done) {
      try {
        const written = take(bytes)
        queueMicrotask(() => done(null, written))
      } catch (error) {
        queueMicrotask(() => done(error as NodeJS.ErrnoException, 0))
      }
    },
    writeSync: (_file: number, bytes: Buffer) => take(bytes),
  }
  return { disk, sink: logFile(1, file as never) }
}

const settle = () => vi.advanceTimersByTimeAsync(1_000)

test('blocks are written in their order, however few bytes are taken at once', async () => {
  const { disk, sink } = openDisk()
  disk.bytesAtOnce = 2
  for (const block of ['one\n', 'two\n', 'three\n']) sink.write(block)
  await settle()
  expect(disk.text).toBe('one\ntwo\nthree\n')
})

test('what came while the disk was full is written once there is room', async () => {
  const { disk, sink } = openDisk()
  disk.error = 'ENOSPC'
  sink.write('one\n')
  await settle()
  sink.write('two\n')
  await settle()
  expect(disk.text).toBe('')
  disk.error = undefined
  await settle()
  expect(disk.text).toBe('one\ntwo\n')
})

test('a full disk is tried no oftener, however many blocks come', async () => {
  const { disk, sink } = openDisk()
  disk.error = 'ENOSPC'
  for (let blocks = 0; blocks < 100; blocks += 1) {
    sink.write('a block\n')
    await vi.advanceTimersByTimeAsync(70)
  }
  expect(disk.tries).toBeLessThan(16)
})

test('more than the memory shall hold is lost, and that is said', async () => {
  const { disk, sink } = openDisk()
  disk.error = 'ENOSPC'
  const block = `${'x'.repeat(1_048_575)}\n`
  for (let blocks = 0; blocks < 9; blocks += 1) sink.write(block)
  await settle()
  disk.error = undefined
  await settle()
  const lines = disk.text.trimEnd().split('\n')
  expect(lines).toHaveLength(5)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 40, blocks: 5 })
})

test('who reads no more is not written to', async () => {
  const { disk, sink } = openDisk()
  disk.error = 'EPIPE'
  sink.write('one\n')
  await settle()
  disk.error = undefined
  sink.write('two\n')
  await settle()
  expect(disk.text).toBe('')
})

test('the end waits for no disk', () => {
  const { disk, sink } = openDisk()
  disk.error = 'ENOSPC'
  sink.write('one\n')
  sink.write('two\n')
  expect(() => sink.flushSync()).not.toThrow()
})

test('the end writes all, however few bytes are taken at once', () => {
  const { disk, sink } = openDisk()
  disk.bytesAtOnce = 4
  for (const block of ['one\n', 'two\n', 'three\n']) sink.write(block)
  sink.flushSync()
  expect(disk.text).toBe('one\ntwo\nthree\n')
})

test('at the end all is written, to a true file', async () => {
  vi.useRealTimers()
  const path = join(tmpdir(), `log-file-${process.pid}.txt`)
  const descriptor = openSync(path, 'w')
  try {
    const sink = logFile(descriptor)
    sink.write('one\n')
    sink.write('two ä\n')
    sink.flushSync()
    await vi.waitFor(() => expect(readFileSync(path, 'utf8').length).toBe(10))
    expect(readFileSync(path, 'utf8').split('\n').toSorted()).toEqual(['', 'one', 'two ä'])
  } finally {
    closeSync(descriptor)
    rmSync(path)
  }
})
