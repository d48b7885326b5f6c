import { expect, test } from 'vitest'
import { announcementBars } from './announcement-bars.ts'

const [early, late] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']

test.each([
  [{ startsAt: early, endsAt: late }, true],
  [{ startsAt: late }, true],
  [{ endsAt: early }, true],
  [{ startsAt: late, endsAt: early }, false],
  [{ startsAt: early, endsAt: early }, false],
])('an announcement with %j may be published: %j', (times, isSound) => {
  const parsed = announcementBars.schema.safeParse({ text: 'New', ...times })
  expect(parsed.success).toBe(isSound)
  if (!isSound) expect(parsed.error?.issues[0]?.path).toEqual(['endsAt'])
})
