import { type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Policy } from '../tables.ts'
import { forDates } from './find-policy.ts'
import { ownEnd } from './own-end.ts'
import { earliestEnd } from './policy-dates.ts'

/** The last days of cover that a contract can have. */
export type EndDays = {
  readonly first: IsoDate
  /** If notice is given today; none where it ends by itself before, or no notice ends it. */
  readonly byNotice: IsoDate | undefined
  /** The first day on which notice can have been given, where the last day for the proof hangs on it. */
  readonly noticeFrom: IsoDate | undefined
  /** With which it was made; none where it runs until notice is given. */
  readonly last: IsoDate | undefined
}

export function endDaysOf(
  desk: Pick<BrokerageDesk, 'keyring' | 'today' | 'lines'>,
  policy: Policy,
): EndDays {
  // By terms the proof is due with the end itself, whenever notice was given.
  const isByNotice = desk.lines[policy.line]?.definition.endsWithProof === 'law'
  return {
    first: isoDateOf(policy.startDate),
    byNotice: earliestEnd(forDates(desk, policy), desk.today()),
    noticeFrom: isByNotice ? isoDateOf(policy.contractDate) : undefined,
    last: ownEnd(desk, policy),
  }
}

export function canEndOn({ first, last }: EndDays, day: IsoDate): boolean {
  return day >= first && (last === undefined || day <= last)
}
