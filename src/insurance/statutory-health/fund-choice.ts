import {
  addMonths,
  firstOfMonth,
  firstOfNextMonth,
  type IsoDate,
  lastDayOfTerm,
} from '../values/iso-date.ts'

/**
 * The first day in another fund for whoever chooses it on a day: membership ends with the second
 * month after that of the choice (§ 175 (4) SGB V).
 */
export function firstDayAfterChoice(choice: IsoDate): IsoDate {
  return addMonths(firstOfMonth(choice), 3)
}

/** The first of a month on which the twelve months of binding are full. */
export function firstDayAfterBond(since: IsoDate): IsoDate {
  return firstOfNextMonth(lastDayOfTerm(since, 12))
}
