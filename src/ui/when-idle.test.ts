import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits for a quiet moment, but no longer than ten seconds', () => {
  const ask = vi.fn()
  vi.stubGlobal('requestIdleCallback', ask)
  const run = vi.fn()
  whenIdle(run)
  expect(ask.mock.calls).toEqual([[run, { timeout: 10_000 }]])
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
})

test('waits two seconds where the browser does not tell when it is quiet', () => {
  const run = vi.fn()
  whenIdle(run)
  vi.advanceTimersByTime(1999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
