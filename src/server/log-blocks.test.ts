import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LogBlocks, logBlocks } from './log-blocks.ts'

let written: string[]
let flushes: number
let lines: LogBlocks

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  flushes = 0
  lines = logBlocks({ write: (block) => written.push(block), flushSync: () => flushes++ })
})
afterEach(() => {
  vi.useRealTimers()
})

test('lines wait for others and are written together, in order', () => {
  lines.write('a\n')
  lines.write('b\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['a\nb\n'])
  vi.advanceTimersByTime(1000)
  expect(written).toHaveLength(1)
})

test('a full block does not wait', () => {
  const line = `${'x'.repeat(999)}\n`
  for (let count = 0; count < 40; count += 1) lines.write(line)
  expect(written).toHaveLength(1)
})

test('closing writes the rest at once', () => {
  lines.write('a\n')
  lines.close()
  expect([written, flushes]).toEqual([['a\n'], 1])
})
