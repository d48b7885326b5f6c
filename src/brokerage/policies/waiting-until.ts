import { addDays, type IsoDate, lastDayOfTerm } from '#insurance/values/iso-date.ts'
import type { PolicyFacts } from './policy-details.ts'

/** The last day of the waiting time of a contract, of the longest where it has several. */
export function waitingUntil(
  startDate: IsoDate,
  { waitingMonths = 0, waitingDays = 0 }: Pick<PolicyFacts, 'waitingMonths' | 'waitingDays'>,
): IsoDate | undefined {
  const ends = [
    waitingMonths > 0 ? lastDayOfTerm(startDate, waitingMonths) : undefined,
    waitingDays > 0 ? addDays(startDate, waitingDays - 1) : undefined,
  ]
  return ends.filter((day) => day !== undefined).reduce<IsoDate | undefined>(later, undefined)
}

function later(one: IsoDate | undefined, other: IsoDate): IsoDate {
  return one !== undefined && one > other ? one : other
}
