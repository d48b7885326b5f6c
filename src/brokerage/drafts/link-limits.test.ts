import { expect, test } from 'vitest'
import { exceedsLinks, MOST_LINKS_AN_HOUR } from './link-limits.ts'

test('mails so many links for one address in an hour, and others are not in the way', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const all = Array.from({ length: MOST_LINKS_AN_HOUR + 1 }, () => exceedsLinks('192.0.2.1', now))
  expect(all.indexOf(true)).toBe(MOST_LINKS_AN_HOUR)
  expect(exceedsLinks('192.0.2.2', now)).toBe(false)
  expect(exceedsLinks('192.0.2.1', new Date(now.getTime() + 3_600_000))).toBe(false)
})
