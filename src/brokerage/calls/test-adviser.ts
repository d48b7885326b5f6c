import { system } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { saveAdviser } from './manage-advisers.ts'

/** Has a colleague take calls on Monday mornings. For tests. */
export function addAdviser(
  db: Queries,
  staffId: string,
  more: Partial<Parameters<typeof saveAdviser>[2]> = {},
): Promise<number> {
  return saveAdviser(db, system, {
    staffId,
    shownName: 'Bea',
    languages: ['en'],
    topics: ['household'],
    timeZone: 'Europe/Berlin',
    slotMinutes: 30,
    bufferMinutes: 0,
    active: true,
    hours: [{ weekday: 1, fromMinute: 540, toMinute: 660 }],
    ...more,
  })
}
