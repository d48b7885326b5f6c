import { afterEach, expect, test, vi } from 'vitest'
import { staffLimits } from './staff-limits.ts'

afterEach(() => void vi.useRealTimers())

test('who tried too often waits for the window to end, also when the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T12:00:00Z') })
  const limits = staffLimits()
  const signIn = { window: 10, max: 3 }
  const attempt = async (key = 'ada') => (await limits.consume(key, signIn)).allowed
  expect([await attempt(), await attempt(), await attempt()]).toEqual([true, true, true])
  expect(await limits.consume('ada', signIn)).toEqual({ allowed: false, retryAfter: 10 })
  expect(await attempt('grace')).toBe(true)
  vi.setSystemTime(new Date('2026-11-19T12:00:10Z'))
  expect(await attempt()).toBe(true)
  for (let tries = 0; tries < 5; tries += 1) await attempt()
  expect(await attempt()).toBe(false)
  vi.setSystemTime(new Date('2026-11-18T12:00:20Z'))
  expect(await attempt()).toBe(true)
})
