import { expect, test } from 'vitest'
import { DRAFT_LIMITS, exceedsDrafts, exceedsUploads } from './draft-limits.ts'

const now = new Date('2026-11-15T12:00:00Z')
const anHourLater = new Date(now.getTime() + 3_600_000)

test.each(['link', 'draft'] as const)(
  'so many of %s in an hour, and others are not in the way',
  (act) => {
    const most = DRAFT_LIMITS[act]
    const all = Array.from({ length: most + 1 }, () => exceedsDrafts(act, '192.0.2.1', now))
    expect(all.indexOf(true)).toBe(most)
    expect(exceedsDrafts(act, '192.0.2.2', now)).toBe(false)
    expect(exceedsDrafts(act, '192.0.2.1', anHourLater)).toBe(false)
  },
)

test('so many bytes in an hour, and small files count as more', () => {
  const gigabyte = 1_000_000 * 1024
  expect(exceedsUploads('192.0.2.3', now, gigabyte)).toBe(false)
  expect(exceedsUploads('192.0.2.3', now, 1)).toBe(true)
  const files = Array.from({ length: 6_000 }, () => exceedsUploads('192.0.2.4', now, 10))
  expect(files.filter((isOver) => isOver).length).toBe(1_000)
})
