import { translator } from '#i18n/translator.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { mayBeWithdrawn } from '../applications/may-be-withdrawn.ts'
import type { BrokerageDesk } from '../desk.ts'
import { dayName } from '../mails/day-name.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout, productName } from '../mails/mail-about.ts'
import type { Application, Policy } from '../tables.ts'

/**
 * Tells the customer once that the last day to withdraw is a later one, unless there is nothing to
 * withdraw from any more. The day replaces the one that a reminder may have put into their calendar.
 */
export async function tellOfMoreTime(
  desk: BrokerageDesk,
  contract: { readonly application: Application; readonly policy: Pick<Policy, 'reference'> },
  withdrawUntil: IsoDate,
): Promise<void> {
  const { application, policy } = contract
  if (!mayBeWithdrawn(application, { withdrawUntil }, desk.today())) return
  const { reference } = policy
  const language = application.language as Language
  const name = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'policyDates')('withdrawalEnds.name')
  const summary = dayName(language, name, productName(desk, application.line, language))
  await enqueueMail(desk, {
    kind: 'withdrawalMoved',
    dedupeKey: `withdrawalMoved:${reference}:${withdrawUntil}`,
    applicationId: application.id,
    facts: mailAbout(desk, application, {
      reference,
      policy: reference,
      values: { date: showDate(withdrawUntil, language) },
      days: [{ uid: `${reference}-withdrawalEnds`, day: withdrawUntil, summary }],
    }),
  })
}
