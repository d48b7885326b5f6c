import { addDays, addMonths, type IsoDate, isoDateOf } from '../values/iso-date.ts'

/** A fixed day, or one counted from today: `{ days: 1 }` is tomorrow, `{ months: -36 }` three years ago. */
export type DateBound = string | { readonly days: number } | { readonly months: number }

export function resolveBound(bound: DateBound, asOf: IsoDate): IsoDate {
  if (typeof bound === 'string') return isoDateOf(bound)
  return 'days' in bound ? addDays(asOf, bound.days) : addMonths(asOf, bound.months)
}
