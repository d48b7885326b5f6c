import { valueAt } from '../statutory/dated.ts'
import { familienversicherungGrenze, minijobGrenze } from '../statutory/earnings-limits.ts'
import { ageAt, type IsoDate } from '../values/iso-date.ts'

/** § 10 SGB V: free up to this income; higher when it comes from a mini-job alone. */
export function familyIncomeLimit(onlyMiniJob: boolean, on: IsoDate): number {
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
  situation: 'working' | 'notWorking' | 'inEducation',
  on: IsoDate,
): boolean {
  const limit = { working: 18, notWorking: 23, inEducation: 25 }[situation]
  return ageAt(birthDate, on) < limit
}
