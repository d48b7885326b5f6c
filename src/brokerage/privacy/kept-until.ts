import { addYears, type IsoDate, partsOf } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'

/** Advice has to be proven for ten years, to the end of the last one (§ 199 BGB, § 63 VVG). */
export const YEARS_KEPT = 10

/** The last day on which the law asks for something that is over since this moment. */
export function keptUntil(since: Date): string {
  const day = berlinDay(since)
  return `${partsOf(addYears(day, YEARS_KEPT)).year}-12-31`
}

/** The first moment of what is still kept: the year's beginning in Berlin, where it is winter then. */
export function firstStillKept(today: IsoDate): Date {
  return new Date(`${partsOf(today).year - YEARS_KEPT}-01-01T00:00:00+01:00`)
}
