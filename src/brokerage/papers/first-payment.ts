import { isoDateOf } from '#insurance/values/iso-date.ts'
import { partOfMonth } from '#insurance/values/part-of-month.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import type { Policy } from '../tables.ts'

/** What is paid first, and whether for a whole period, for a part of a month, or once and for all. */
type FirstPayment = {
  readonly cents: number
  readonly span: 'whole' | 'part' | 'once'
}

/** By the day on which cover really begins, which may be later than the one that was quoted. */
export function firstPaymentOf(
  policy: Pick<Policy, 'priceCents' | 'pricePeriod' | 'instalmentCents' | 'startDate'>,
  { isFirstMonthByDay = false }: Pick<PolicyDetails, 'isFirstMonthByDay'>,
): FirstPayment {
  const { instalmentCents } = policy
  if (policy.pricePeriod === 'once') return { cents: instalmentCents, span: 'once' }
  const cents = isFirstMonthByDay
    ? partOfMonth(policy.priceCents, isoDateOf(policy.startDate))
    : instalmentCents
  return { cents, span: cents === instalmentCents ? 'whole' : 'part' }
}
