import { translator } from '#i18n/translator.ts'
import { type IsoDate, isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { mailAboutContract } from '../mails/mail-about-contract.ts'
import { calendarDay } from '../policies/calendar-day.ts'
import { proofDueAfter } from '../policies/next-cover.ts'
import { type PremiumChange, rightfulEnd, soonerEnd } from '../policies/premiums.ts'
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
  const ends = policy.endDate ? isoDateOf(policy.endDate) : undefined
  const end = rightfulEnd({ ...policy, premium }, today)
  const sooner = soonerEnd({ ...policy, premium, endDate: ends }, today)
  const open = right && end && { until: right.until, end }
  const show = (day: IsoDate | undefined) => (day ? showDate(day, language) : '')
  const due = end && proofDueAfter(desk.lines[line], { noticeOn: today, endDate: end }, today)
  const lastDay = open && { code: 'premiumNoticeEnds' as const, date: open.until }
  await mailAboutContract(desk, 'premiumChanged', application, {
    contract,
    occasion: premium.id,
    values: {
      contract,
      from: showDate(premium.from, language),
      change: premium.instalmentCents > premium.before.instalmentCents ? 'more' : 'less',
      corrected: isCorrected ? 'yes' : 'no',
      right: open ? 'yes' : sooner ? 'sooner' : 'no',
      until: open || sooner ? show(right?.until) : '',
      end: show(end ?? sooner),
      ends: show(ends),
      ended: end && end < today ? 'yes' : 'no',
      nextCover: due ? 'insurer' : 'none',
      due: show(due),
    },
    days: lastDay ? [calendarDay(desk, language, { reference: contract, line }, lastDay)] : [],
  })
}

/** Tells them that it stays, after they were told otherwise; gives back the words. */
export async function tellThatPremiumStays(
  desk: BrokerageDesk,
  { application, policy }: LockedPolicy,
  { id, from }: PremiumChange,
  /** Notice that they gave because of it has no effect. */
  isNoticeVoid: boolean,
): Promise<string> {
  const contract = policy.reference
  const language = application.language as Language
  const { values } = await mailAboutContract(desk, 'premiumTakenBack', application, {
    contract,
    occasion: id,
    values: {
      contract,
      from: showDate(from, language),
      notice: isNoticeVoid ? 'yes' : 'no',
      end: policy.endDate ? showDate(isoDateOf(policy.endDate), language) : '',
    },
  })
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')
  return t('kinds.premiumTakenBack.text', values)
}
