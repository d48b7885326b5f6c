import { addYears, isoDateOf } from '../values/iso-date.ts'
import type { InsuredPerson } from './insured-person.ts'

/** A day under the figures of either year. */
export const Y25 = isoDateOf('2025-06-15')
export const Y26 = isoDateOf('2026-06-15')

/** Somebody of thirty without children, insured with TK in Berlin. */
export function person(over: Partial<InsuredPerson> & { age?: number } = {}): InsuredPerson {
  const { age = 30, ...rest } = over
  return {
    birthDate: addYears(isoDateOf('2026-03-10'), -age),
    isParent: false,
    childrenUnder25: 0,
    state: 'BE',
    fund: 'tk',
    ...rest,
  }
}
