import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { mayBeWithdrawn } from '../applications/may-be-withdrawn.ts'
import type { BrokerageDesk } from '../desk.ts'
import { mailAboutContract } from '../mails/mail-about-contract.ts'
import type { Application, Policy } from '../tables.ts'
import { calendarDay } from './calendar-day.ts'

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
  const { line } = application
  const end = { code: 'withdrawalEnds', date: withdrawUntil } as const
  await mailAboutContract(desk, 'withdrawalMoved', application, {
    contract: reference,
    occasion: withdrawUntil,
    values: { date: showDate(withdrawUntil, language) },
    days: [calendarDay(desk, language, { reference, line }, end)],
  })
}
