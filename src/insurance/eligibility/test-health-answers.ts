import { isoDateOf } from '../values/iso-date.ts'
import { HEALTH_PRODUCTS } from './health-rule-set.ts'
import { type HealthRecommendation, recommendHealth } from './recommend-health.ts'

export const Y26 = isoDateOf('2026-11-15')

/** Somebody of whom nothing stands out; tests say what does. */
export const BASE = {
  age: 30,
  citizenship: 'other',
  visa: 'firstPermit',
  blueCard: 'no',
  monthsInGermany: 6,
  children: 0,
  priorCover: 'none',
  familyInsurer: 'none',
  conditions: 'no',
}
export const EMPLOYEE = { status: 'employee', yearlyIncome: 50_000_00, newJob: 'yes' }
export const STUDENT = { status: 'student', weeklyHours: 10, recognisedUniversity: 'yes', age: 24 }

export function ask(answers: object, asOf = Y26): HealthRecommendation {
  const result = recommendHealth({ ...BASE, ...answers }, asOf)
  if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
  return result
}

export function verdicts(result: HealthRecommendation): string {
  return HEALTH_PRODUCTS.map((product) => result.products[product].verdict).join(' ')
}
