import { translator } from '#i18n/translator.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { dayName } from '../mails/day-name.ts'
import { productName } from '../mails/mail-about.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import type { Application, Policy } from '../tables.ts'

/** The first day of cover, to go along with a mail. Sent again, it moves in the customer's calendar. */
export function startForCalendar(
  desk: BrokerageDesk,
  application: Pick<Application, 'line' | 'language'>,
  { reference, startDate }: Pick<Policy, 'reference' | 'startDate'>,
): MailFacts['days'] {
  const language = application.language as Language
  const name = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'policyDates')('coverStarts.name')
  const summary = dayName(language, name, productName(desk, application.line, language))
  return [{ uid: `${reference}-start`, day: startDate, summary }]
}
