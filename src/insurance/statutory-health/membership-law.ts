import * as rates from '../statutory/contribution-rates.ts'
import * as limits from '../statutory/earnings-limits.ts'
import { AOK, NATIONWIDE } from '../statutory/zusatzbeitrag.ts'
import { makeLawOf } from './law-of.ts'

/**
 * The day whose law decides about a membership in a public fund: its first day, or today as long as a
 * number that any contribution may be made of is missing.
 */
export const lawOfMembership = makeLawOf([
  ...Object.values(rates),
  ...Object.values(limits),
  ...Object.values(NATIONWIDE),
  ...Object.values(AOK),
])
