import { describe, expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { receivedByPost, withdrawalEnd } from './withdrawal-period.ts'

describe('the last day', () => {
  test.each([
    ['received with the contract', 14, '2026-11-16', '2026-11-16', '2026-11-30'],
    ['received later', 14, '2026-11-16', '2026-11-20', '2026-12-04'],
    ['received before there was a contract', 14, '2026-11-16', '2026-11-10', '2026-11-30'],
    ['thirty days', 30, '2026-11-16', '2026-11-16', '2026-12-16'],
    ['on a Saturday, moves to Monday', 14, '2026-11-14', '2026-11-14', '2026-11-30'],
    ['on a Sunday, moves to Monday', 14, '2026-11-15', '2026-11-15', '2026-11-30'],
    ['at Christmas, moves behind it', 14, '2026-12-11', '2026-12-11', '2026-12-28'],
    ['over a leap day', 14, '2028-02-16', '2028-02-16', '2028-03-01'],
    ['over the change to summer time', 14, '2026-03-16', '2026-03-16', '2026-03-30'],
    ['on the Sunday of the change to winter time', 30, '2026-09-25', '2026-09-25', '2026-10-26'],
    // Easter Sunday of 2027 is also the day of the change.
    ['on Easter Monday after the change', 14, '2027-03-15', '2027-03-15', '2027-03-30'],
    ['over the end of January', 30, '2027-01-31', '2027-01-31', '2027-03-02'],
    ['over a turn of the year', 14, '2026-12-22', '2026-12-22', '2027-01-05'],
  ])('%s', (_, days, contractDate, receivedOn, until) => {
    const period = { contractDate: isoDateOf(contractDate), receivedOn: isoDateOf(receivedOn) }
    expect(withdrawalEnd({ days, ...period })).toBe(until)
  })
})

test.each([
  ['2026-11-16', '2026-11-20'],
  // The fourth day is a Saturday, a Sunday, New Year's Eve before the holiday.
  ['2026-11-17', '2026-11-23'],
  ['2026-11-18', '2026-11-23'],
  ['2026-12-28', '2027-01-04'],
])('what is posted on %s counts as received on %s', (posted, received) => {
  expect(receivedByPost(isoDateOf(posted))).toBe(received)
})
