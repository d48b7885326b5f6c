import * as rates from '../statutory/contribution-rates.ts'
import * as limits from '../statutory/earnings-limits.ts'
import * as taxes from '../statutory/income-tax.ts'
import { makeLawOf } from '../statutory-health/law-of.ts'
import { addDays, type IsoDate } from '../values/iso-date.ts'

const lawOf = makeLawOf([
  ...Object.values(rates),
  ...Object.values(limits),
  ...Object.values(taxes),
])

/** The day whose law a comparison is made by: none of what is compared begins before tomorrow. */
export function lawOfComparison(asOf: IsoDate): IsoDate {
  return lawOf(addDays(asOf, 1), asOf)
}
