import { addDays, type IsoDate } from '../values/iso-date.ts'
import * as benefits from './benefit-limits.ts'
import * as rates from './contribution-rates.ts'
import { type DatedParameter, isKnown } from './dated.ts'
import * as limits from './earnings-limits.ts'
import {
  arbeitnehmerPauschbetrag,
  einkommensteuertarif,
  knappschaftBeitragssatz,
  sonderausgabenPauschbetrag,
} from './income-tax.ts'
import * as thresholds from './product-thresholds.ts'
import { AOK, NATIONWIDE } from './zusatzbeitrag.ts'

/** Every dated number. */
export const ALL_PARAMETERS: readonly DatedParameter<unknown>[] = [
  ...Object.values(limits),
  ...Object.values(benefits),
  einkommensteuertarif,
  arbeitnehmerPauschbetrag,
  sonderausgabenPauschbetrag,
  knappschaftBeitragssatz,
  ...Object.values(rates),
  ...Object.values(thresholds).filter((value) => typeof value === 'object'),
  ...Object.values(NATIONWIDE),
  ...Object.values(AOK),
]

/** Names of the numbers that have no value on a day: what a check in December asks for January. */
export function missingParameters(on: IsoDate): readonly string[] {
  return ALL_PARAMETERS.filter((parameter) => !isKnown(parameter, on)).map(({ name }) => name)
}

/** Time enough to look numbers up before prices that need them go to a person. */
const NOTICE_DAYS = 60

/** The year that begins soon and how many of its numbers are still to be entered, if any. */
export function missingSoon(
  today: IsoDate,
): { readonly year: number; readonly numbers: number } | undefined {
  const soon = addDays(today, NOTICE_DAYS)
  const numbers = missingParameters(soon).length
  return numbers > 0 ? { year: Number(soon.slice(0, 4)), numbers } : undefined
}
