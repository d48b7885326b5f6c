import { translator } from '#i18n/translator.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { productName } from '../mails/mail-about.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import type { PolicyDateCode } from './policy-dates.ts'

/**
 * A day as calendars keep it: from several mails and from the feed it is one entry, which moves when
 * it is sent anew. It names the product: somebody may have several contracts.
 */
export function calendarDay(
  desk: Pick<BrokerageDesk, 'hosts' | 'lines'>,
  language: Language,
  of: { readonly reference: string; readonly line: string },
  { code, date }: { readonly code: PolicyDateCode | 'offerEnds'; readonly date: string },
): MailFacts['days'][number] {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const name = translator(locale, 'policyDates')(`${code}.name`)
  const product = productName(desk, of.line, language)
  return {
    uid: `${of.reference}-${code}@${desk.hosts.hosts.app}`,
    day: date,
    summary: translator(locale, 'caseMails')('day', { name, product }),
  }
}
