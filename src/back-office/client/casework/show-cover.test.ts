import { expect, test } from 'vitest'
import { endOfCover, showCover } from './show-cover.ts'

test.each([
  ['2026-11-30', undefined, 'From 1 Dec 2026. This happened before it.'],
  ['2026-12-01', undefined, 'From 1 Dec 2026'],
  ['2027-01-31', '2027-01-31', '1 Dec 2026 to 31 Jan 2027'],
  ['2027-02-01', '2027-01-31', '1 Dec 2026 to 31 Jan 2027. This happened after it.'],
  ['2026-11-14', '2026-11-15', 'Never: it ended before it began'],
])(
  'a broker sees the days of cover beside the day of the event: %s',
  (occurredOn, endDate, shown) => {
    expect(showCover({ cover: { startDate: '2026-12-01', endDate }, occurredOn })).toBe(shown)
  },
)

test.each([
  [{}, ['Cover ends', '']],
  [{ endDate: '2026-12-31' }, ['Cover ends', '31 Dec 2026']],
  [{ endDate: '2026-12-31', proofDueOn: '2027-01-18' }, ['Cancelled as of', '31 Dec 2026']],
  // Withdrawn from before it began.
  [{ endDate: '2026-11-15' }, ['Cover ends', undefined]],
])('a broker sees until when a contract covers: %o', (end, shown) => {
  expect(endOfCover({ startDate: '2026-12-01', ...end })).toEqual(shown)
})

test('a broker sees that it happened in the waiting time, and until when that runs', () => {
  const cover = { startDate: '2026-12-01', waitingUntil: '2027-02-28' }
  expect(showCover({ cover, occurredOn: '2027-02-28' })).toBe(
    'From 1 Dec 2026. This happened in the waiting time, until 28 Feb 2027.',
  )
  expect(showCover({ cover, occurredOn: '2027-03-01' })).toBe('From 1 Dec 2026')
})
