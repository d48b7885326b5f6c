import { expect, test } from 'vitest'
import { showLanguage } from './casework/labels.ts'
import { showAge, showDay, showDue, showMoment, showZonedMoment } from './show-moment.ts'

test('a day is the same in every time zone', () => {
  expect(showDay('2026-11-15')).toBe('15 Nov 2026')
  expect(showDay(undefined)).toBe('')
})

test('a day on which something is due is overdue once it is over in Berlin', () => {
  expect(showDue('2026-11-15', Date.parse('2026-11-15T22:59:59Z'))).toBe('15 Nov 2026')
  expect(showDue('2026-11-15', Date.parse('2026-11-15T23:00:00Z'))).toBe('15 Nov 2026, overdue')
})

test('a moment is told as the clock beside the colleague shows it', () => {
  const shown = new Date(2026, 10, 15, 14, 3)
  expect(showMoment(shown.toISOString())).toBe('15 Nov 2026, 14:03')
})

test('what shall happen in the hour that the clock shows twice says which of the two is meant', () => {
  const show = (iso: string) => showZonedMoment(iso, 'Europe/Berlin')
  expect(show('2027-10-31T00:30:00Z')).toBe('31 Oct 2027, 02:30 CEST')
  expect(show('2027-10-31T01:30:00Z')).toBe('31 Oct 2027, 02:30 CET')
  // Typed as 02:30, which no clock shows on this day.
  expect(show('2027-03-28T01:30:00Z')).toBe('28 Mar 2027, 03:30 CEST')
  expect(showZonedMoment('2026-11-17T08:15:00Z', 'America/New_York')).toBe(
    '17 Nov 2026, 03:15 GMT-5',
  )
})

test('a language is called by its name', () => {
  expect(showLanguage('de')).toBe('German')
})

test.each([
  [4, 'just now'],
  [5, 'for 5 minutes'],
  [59, 'for 59 minutes'],
  [60, 'for an hour'],
  [119, 'for an hour'],
  [23 * 60, 'for 23 hours'],
  [24 * 60, 'for a day'],
  [48 * 60, 'for 2 days'],
])('%i minutes are %s', (minutes, words) => {
  const now = Date.parse('2026-11-16T12:00:00Z')
  expect(showAge(new Date(now - minutes * 60_000).toISOString(), now)).toBe(words)
})

test.each([
  ['2026-11-17', 'since today'],
  ['2026-11-16', 'since yesterday'],
  ['2026-11-14', 'for 3 days'],
])('what came on %s waits %s, whatever the hour in Berlin', (day, words) => {
  for (const now of ['2026-11-16T23:30:00Z', '2026-11-17T22:30:00Z']) {
    expect(showAge(day, Date.parse(now))).toBe(words)
  }
})
