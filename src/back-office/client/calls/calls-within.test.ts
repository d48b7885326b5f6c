import { expect, test } from 'vitest'
import { callsWithin } from './calls-within.ts'

const adviser = { id: 1, timeZone: 'Europe/Berlin' }
const call = (startsAt: string, more = {}) => ({
  adviserId: 1,
  state: 'booked' as const,
  startsAt,
  ...more,
})

test('calls that days off would cost are counted, by the days of the adviser', () => {
  const days = { firstDay: '2999-05-02', lastDay: '2999-05-03' }
  const calls = [
    call('2999-05-01T21:59:00.000Z'),
    call('2999-05-01T22:00:00.000Z'),
    call('2999-05-03T21:59:00.000Z'),
    call('2999-05-03T22:00:00.000Z'),
    call('2999-05-02T10:00:00.000Z', { state: 'cancelled' }),
    call('2999-05-02T10:00:00.000Z', { adviserId: 2 }),
  ]
  expect(callsWithin(calls, adviser, days)).toBe(2)
  expect(callsWithin(calls, adviser, { firstDay: '2999-05-02', lastDay: '' })).toBe(0)
})

test('a call that has begun is had, also on a day off', () => {
  const days = { firstDay: '2000-01-01', lastDay: '2999-12-31' }
  expect(callsWithin([call('2000-05-02T10:00:00.000Z')], adviser, days)).toBe(0)
})
