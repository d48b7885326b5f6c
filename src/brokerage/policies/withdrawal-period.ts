import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import { nextWorkingDay } from './working-days.ts'

/**
 * The last day on which a contract can be withdrawn from. The period begins once policy, terms and
 * notice are received in text form, and not before the contract is made (§ 8 (2), § 152 VVG); that
 * day does not count (§ 187 (1) BGB). A last day on which nobody works moves on (§ 193 BGB).
 */
export function withdrawalEnd(period: {
  /** 14 or 30, as the contract says. */
  readonly days: number
  readonly contractDate: IsoDate
  readonly receivedOn: IsoDate
}): IsoDate {
  const { days, contractDate, receivedOn } = period
  const begin = receivedOn > contractDate ? receivedOn : contractDate
  return nextWorkingDay(addDays(begin, days))
}

/**
 * Days after which a letter counts as received. Between private people nothing is presumed, so this
 * is what authorities reckon with: § 41 (2) VwVfG, four days since 2025-01-01.
 */
const POST_DAYS = 4

/** The day on which what was posted counts as received. */
export function receivedByPost(postedOn: IsoDate): IsoDate {
  return nextWorkingDay(addDays(postedOn, POST_DAYS))
}
