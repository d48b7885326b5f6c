import { isoDateOf } from '../values/iso-date.ts'
import { type Recommendation, recommend } from './recommend.ts'

/** For tests: the day on which they ask. */
export const today = isoDateOf('2026-11-15')

/** Somebody in whose life little asks for cover. */
export const BASE = {
  status: 'employee',
  yearlyIncome: 50_000_00,
  age: 30,
  household: 'single',
  othersDependOnIncome: 'no',
  home: 'rent',
  pets: ['none'],
  bike: 'none',
  travelsAbroad: 'no',
  health: 'public',
  stay: 'longer',
  savesForRetirement: 'yes',
}

/** What makes them self-employed instead. */
export const SELF = { status: 'selfEmployed', staff: 0, work: 'it', customerData: 'no' }

export function ask(answers: object, asOf = today): Recommendation {
  const result = recommend({ ...BASE, ...answers }, asOf)
  if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
  return result
}
