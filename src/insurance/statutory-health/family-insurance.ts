import { FAMILY_CHILD_AGE_BELOW } from '../statutory/age-limits.ts'
import { valueAt } from '../statutory/dated.ts'
import { familienversicherungGrenze, minijobGrenze } from '../statutory/earnings-limits.ts'
import { ageAt, type IsoDate } from '../values/iso-date.ts'

/** § 10 SGB V: free up to this income; higher when it comes from a mini-job alone. */
function familyIncomeLimit(onlyMiniJob: boolean, on: IsoDate): number {
  return valueAt(onlyMiniJob ? minijobGrenze : familienversicherungGrenze, on)
}

export function isFamilyInsuranceFree(
  incomeMonthCents: number,
  onlyMiniJob: boolean,
  on: IsoDate,
): boolean {
  return incomeMonthCents <= familyIncomeLimit(onlyMiniJob, on)
}

/** Children: to 18, to 23 without work, to 25 in education. */
export function isChildCovered(
  birthDate: IsoDate,
  situation: keyof typeof FAMILY_CHILD_AGE_BELOW,
  on: IsoDate,
): boolean {
  return ageAt(birthDate, on) < FAMILY_CHILD_AGE_BELOW[situation]
}
