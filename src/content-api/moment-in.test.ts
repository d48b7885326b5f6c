import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { momentIn } from './moment-in.ts'

// A server that stands elsewhere.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['2026', '2026-01-01T00:00:00.000Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T12:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31 12:00:30.5', '2026-01-31T12:00:30.500Z'],
  ['2026-01-31T12:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00+02:00', '2026-01-31T10:00:00.000Z'],
  ['2026-01-31T12:00:00-0500', '2026-01-31T17:00:00.000Z'],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  [1_769_860_800_000, '2026-01-31T12:00:00.000Z'],
])('%s is %s', (value, moment) => {
  expect(momentIn(value)?.toISOString()).toBe(moment)
})

test.each([
  '2026-02-30',
  '2026-13-01',
  '2026-01-31T25:00',
  // The plus of an offset, not escaped.
  '2026-01-31T12:00:00 02:00',
  'Jan 31 2026',
  '-1',
  '',
  // PostgreSQL has no such year.
  '0000-12-31',
  '-000001-01-01',
  '0001-01-01T00:00+02:00',
  '9999-12-31T23:00-02:00',
  Number.NaN,
])('%s is no moment', (value) => {
  expect(momentIn(value)).toBeUndefined()
})
