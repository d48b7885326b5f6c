import { proofDueAfter } from '#brokerage/policies/next-cover.ts'
import { soonerEnd } from '#brokerage/policies/premiums.ts'
import type { PolicyView } from '#brokerage/policies/views.ts'
import { formatDate } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { isInForce } from '#insurance/application/states.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import type { Locale } from '#sites/locales.ts'
import type { AccountFacts } from './account-facts.ts'
import { fileHref } from './file-links.ts'

/** For so many days the page tells of a new price, or of notice that had no effect. */
export const TOLD_DAYS = 90

/** A price that the insurer announced, until everybody is used to it, and what it gives a right to. */
export function premiumOf({ desk, locale }: AccountFacts, policy: PolicyView) {
  const { premium, endByPremium: end } = policy
  const today = desk.today()
  if (!premium || !isInForce(policy.state)) return undefined
  // What reached us late may give a right for longer than it is news.
  if (addDays(premium.from, TOLD_DAYS) < today && end === undefined) return undefined
  const { before, right } = premium
  const sooner = soonerEnd(policy, today)
  const isHigher = premium.instalmentCents > before.instalmentCents
  const amounts = (part: 'priceCents' | 'instalmentCents') => ({
    after: formatMoney(premium[part], locale),
    before: formatMoney(before[part], locale),
  })
  return {
    price: {
      begun: premium.from <= today ? 'yes' : 'no',
      from: formatDate(premium.from, locale),
      ...amounts('priceCents'),
    },
    // Whoever pays by the month knows it already.
    instalment:
      premium.instalmentCents === premium.priceCents ? undefined : amounts('instalmentCents'),
    cover: premium.cover,
    received: formatDate(premium.receivedOn, locale),
    paper: premium.paper && fileHref(premium.paper),
    right: right &&
      end && {
        law: right.law,
        days: { until: formatDate(right.until, locale), end: formatDate(end, locale) },
        /** The law ends the contract with a day that has passed. */
        isPast: end < today,
        proofDue: proofDue(desk, policy.line, end, locale),
      },
    /** Notice was given already, and the contract may end before. */
    sooner: right &&
      sooner && {
        until: formatDate(right.until, locale),
        end: formatDate(sooner, locale),
        ends: formatDate(policy.endDate ?? sooner, locale),
      },
    /** Until when there was a right that is over. */
    over: right && today > right.until ? formatDate(right.until, locale) : undefined,
    hasNoRight: isHigher && right === undefined && policy.state === 'active',
  }
}

/** Until when the insurer needs the proof, if notice is given today. */
export function proofDue(
  { lines, today }: AccountFacts['desk'],
  line: string,
  endDate: IsoDate,
  locale: Locale,
): string | undefined {
  const due = proofDueAfter(lines[line], { noticeOn: today(), endDate }, today())
  return due && formatDate(due, locale)
}
