import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Policy } from '../tables.ts'
import { forDates, readPolicyDetails } from './find-policy.ts'
import { ownEnd } from './own-end.ts'
import { earliestEnd } from './policy-dates.ts'

/** The last days of cover that a contract can have. */
export type EndDays = {
  readonly first: IsoDate
  /** If notice is given today; none where it ends by itself before, or no notice ends it. */
  readonly byNotice: IsoDate | undefined
  /** With which it was made; none where it runs until notice is given. */
  readonly last: IsoDate | undefined
}

export function endDaysOf(desk: Pick<BrokerageDesk, 'keyring' | 'today'>, policy: Policy): EndDays {
  return {
    first: isoDateOf(policy.startDate),
    byNotice: earliestEnd(forDates(policy, readPolicyDetails(desk, policy)), desk.today()),
    last: ownEnd(desk, policy),
  }
}

export function canEndOn({ first, last }: EndDays, day: IsoDate): boolean {
  return day >= first && (last === undefined || day <= last)
}
