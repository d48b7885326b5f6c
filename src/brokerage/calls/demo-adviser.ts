import { eq } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { DEMO_ADMIN } from '#accounts/staff/demo-admin.ts'
import { staff } from '#accounts/tables.ts'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { LANGUAGES } from '#sites/locales.ts'
import { saveAdviser } from './manage-advisers.ts'
import { advisers } from './tables.ts'

/** For the start in development: the demo admin takes calls, so that there is something to book. */
export async function createDemoAdviser(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, { onError: () => {}, poolSize: 1 })
  try {
    const [member] = await database.db
      .select({ id: staff.id })
      .from(staff)
      .where(eq(staff.email, DEMO_ADMIN.email))
    if (member === undefined || (await database.db.$count(advisers)) > 0) return
    await saveAdviser(database.db, system, {
      staffId: member.id,
      shownName: DEMO_ADMIN.name,
      timeZone: 'Europe/Berlin',
      languages: [...LANGUAGES],
      topics: [...BOOKING_TOPICS],
      active: true,
      slotMinutes: 30,
      bufferMinutes: 0,
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1020 })),
    })
  } finally {
    await database.close()
  }
}
