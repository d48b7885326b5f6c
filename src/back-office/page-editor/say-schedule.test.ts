import { expect, test } from 'vitest'
import type { ScheduleRecord } from '../wire/schedule-record.ts'
import { saySchedule } from './say-schedule.ts'

// Without a zone it is the time of whoever reads.
const at = new Date('2026-11-17T08:15').toISOString()
const waiting = {
  action: 'publish',
  at,
  state: 'waiting',
  failure: null,
  isOutdated: false,
} as const

test.each<[Partial<ScheduleRecord>, string]>([
  [{}, 'Publish on 17 Nov 2026, 08:15 (zone).'],
  [{ action: 'unpublish' }, 'Unpublish on 17 Nov 2026, 08:15 (zone).'],
  [
    { state: 'failed', failure: 'It is gone.' },
    'Publish on 17 Nov 2026, 08:15 (zone). It failed: It is gone.',
  ],
])('%o', (more, expected) => {
  const said = saySchedule({ ...waiting, ...more })
  expect(said.replace(/(?<=08:15 )[A-Z]+[+-]?[\d:]*/, '(zone)')).toBe(expected)
})
