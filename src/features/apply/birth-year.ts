import { type IsoDate, partsOf } from '#insurance/values/iso-date.ts'

/**
 * The year of birth of somebody of this age, as far as an age tells it: `1996--`, which is what the
 * inputs of a date hold when only the year is filled in. Of the two possible years the likelier one.
 */
export function birthYearOf(age: number, asOf: IsoDate): string {
  return `${partsOf(asOf).year - age - (isEarly(asOf) ? 1 : 0)}--`
}

/** What a year can mean, to be told beside it until the date is whole. */
export function ageOfYear(value: unknown, asOf: IsoDate): AgeOfYear | undefined {
  const found = typeof value === 'string' && /^(\d{4})-(?:\d{0,2}-|-\d{1,2})$/.exec(value)
  if (!found) return undefined
  const { year } = partsOf(asOf)
  const age = year - Number(found[1]) - (isEarly(asOf) ? 1 : 0)
  return age >= 0 ? { age, later: String(year - age), earlier: String(year - age - 1) } : undefined
}

export interface AgeOfYear {
  readonly age: number
  /** The year for whom this year's birthday has been. */
  readonly later: string
  /** The year for whom it is still to come. */
  readonly earlier: string
}

/** Before July most birthdays of the year are still to come. */
function isEarly(asOf: IsoDate): boolean {
  return partsOf(asOf).month < 7
}
