import { showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { BrokerageDesk } from '../desk.ts'
import { calendarDay } from '../mails/calendar-day.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout } from '../mails/mail-about.ts'

import { type PremiumChange, rightfulEnd } from '../policies/premiums.ts'
import type { LockedPolicy } from '../policies/with-policy.ts'

/**
 * Tells the customer that their insurer changes the premium, and until when they may end the contract
 * because of it. The amounts stand in the account alone.
 */
export async function tellOfPremium(
  desk: BrokerageDesk,
  { application, policy }: LockedPolicy,
  premium: PremiumChange,
  isCorrected: boolean,
): Promise<void> {
  const { reference: contract, line } = policy
  const language = application.language as Language
  const { right } = premium
  const end = rightfulEnd({ ...policy, premium }, desk.today())
  const open = right && end && { until: right.until, end }
  const due = open && { code: 'premiumNoticeEnds' as const, date: open.until }
  await enqueueMail(desk, {
    kind: 'premiumChanged',
    dedupeKey: `premiumChanged:${contract}:${premium.id}`,
    applicationId: application.id,
    facts: mailAbout(desk, application, {
      policy: contract,
      reference: contract,
      values: {
        contract,
        from: showDate(premium.from, language),
        change: premium.instalmentCents > premium.before.instalmentCents ? 'more' : 'less',
        corrected: isCorrected ? 'yes' : 'no',
        right: open ? 'yes' : 'no',
        until: open ? showDate(open.until, language) : '',
        end: open ? showDate(open.end, language) : '',
      },
      days: due ? [calendarDay(desk, language, { reference: contract, line }, due)] : [],
    }),
  })
}

/** Tells them that it stays, after they were told otherwise. */
export async function tellThatPremiumStays(
  desk: BrokerageDesk,
  { application, policy }: LockedPolicy,
  { id, from }: PremiumChange,
): Promise<void> {
  const contract = policy.reference
  await enqueueMail(desk, {
    kind: 'premiumTakenBack',
    dedupeKey: `premiumTakenBack:${contract}:${id}`,
    applicationId: application.id,
    facts: mailAbout(desk, application, {
      policy: contract,
      reference: contract,
      values: { contract, from: showDate(from, application.language as Language) },
    }),
  })
}
