import { eq } from 'drizzle-orm'
import { isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { findOffers } from '../applications/find-offers.ts'
import type { BrokerageDesk } from '../desk.ts'
import { calendarDay } from '../policies/calendar-day.ts'
import { type Application, applications } from '../tables.ts'

/** Until when the newest offer can be accepted, in words and for a calendar. */
export async function offerTold(desk: BrokerageDesk, application: Application) {
  const language = application.language as Language
  const until = (await findOffers(desk, eq(applications.id, application.id))).at(-1)?.until
  if (until === undefined) return { values: {}, days: [] }
  const date = isoDateOf(until)
  return {
    values: { until: showDate(date, language) },
    days: [calendarDay(desk, language, application, { code: 'offerEnds', date })],
  }
}
