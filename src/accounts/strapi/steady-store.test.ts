import { afterEach, expect, test, vi } from 'vitest'
import { SteadyStore } from './steady-store.ts'

afterEach(() => void vi.useRealTimers())

test('a window ends after its time, whatever the clock says meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-19T12:00:00Z') })
  const store = new SteadyStore()
  const count = (key = 'ana') => {
    const counted = vi.fn()
    store.incr(key, counted, 60_000)
    return counted.mock.calls[0]?.[1]
  }
  expect(count()).toEqual({ current: 1, ttl: 60_000 })
  vi.setSystemTime(new Date('2026-11-18T12:00:00Z'))
  vi.advanceTimersByTime(59_999)
  expect(count()).toEqual({ current: 2, ttl: 1 })
  expect(count('ben').current).toBe(1)
  vi.advanceTimersByTime(1)
  expect(count()).toEqual({ current: 1, ttl: 60_000 })
})
