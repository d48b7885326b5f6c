import { showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { BrokerageDesk } from '../desk.ts'
import { calendarDay } from '../mails/calendar-day.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout } from '../mails/mail-about.ts'
import { proofDueAfter } from '../policies/next-cover.ts'
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
  const today = desk.today()
  const end = rightfulEnd({ ...policy, premium }, today)
  const open = right && end && { until: right.until, end }
  const due = end && proofDueAfter(desk.lines[line], { noticeOn: today, endDate: end }, today)
  const lastDay = open && { code: 'premiumNoticeEnds' as const, date: open.until }
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
        ended: open && open.end < today ? 'yes' : 'no',
        nextCover: due ? 'insurer' : 'none',
        due: due ? showDate(due, language) : '',
      },
      days: lastDay ? [calendarDay(desk, language, { reference: contract, line }, lastDay)] : [],
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
