import { fastify } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createAttemptLimits } from '../customers/limit-attempts.ts'
import { createRateLimit } from './limit-rate.ts'

afterEach(() => void vi.useRealTimers())

test('a minute ends after a minute, whatever the clock says meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-19T12:00:00Z') })
  const app = fastify()
  const preHandler = createRateLimit(createAttemptLimits()).byCaller
  app.post('/try', { preHandler }, async () => ({}))
  const attempt = async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/try' })
    return [statusCode, headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']]
  }
  const inSeconds = (seconds: number) => String(Date.now() / 1000 + seconds)
  for (let left = 9; left >= 0; left -= 1)
    expect(await attempt()).toEqual([200, String(left), inSeconds(60)])
  vi.setSystemTime(new Date('2026-11-18T12:00:00Z'))
  vi.advanceTimersByTime(59_000)
  expect(await attempt()).toEqual([429, '0', inSeconds(1)])
  vi.advanceTimersByTime(1_000)
  expect(await attempt()).toEqual([200, '9', inSeconds(60)])
})
