import type { Language } from '#insurance/values/language.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { calendarDay } from '../policies/calendar-day.ts'
import type { Application, Policy } from '../tables.ts'

/** The first day of cover, to go along with a mail. Sent again, it moves in the customer's calendar. */
export function startForCalendar(
  desk: BrokerageDesk,
  application: Pick<Application, 'line' | 'language'>,
  { reference, startDate }: Pick<Policy, 'reference' | 'startDate'>,
): MailFacts['days'] {
  const language = application.language as Language
  const start = { code: 'coverStarts', date: startDate } as const
  return [calendarDay(desk, language, { reference, line: application.line }, start)]
}
