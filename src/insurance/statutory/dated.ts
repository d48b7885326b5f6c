import { addDays, type IsoDate } from '../values/iso-date.ts'

/** One stretch of time in which a legal number holds. */
export interface DatedEntry<T> {
  /** First day on which the value holds. */
  readonly from: string
  /** Last day on which the value is known to hold. Never open: the law renews these each year. */
  readonly until: string
  readonly value: T
  /** Where the number can be looked up. */
  readonly reference: string
  /** Published by nobody we know of: taken over from before, which is told beside a price. */
  readonly isExpected?: true
}

/** A legal number and its history. */
export interface DatedParameter<T> {
  /** Name of the institution, in German where German law made it. */
  readonly name: string
  /** Unit of every value, e.g. "cents per month" or "thousandths of a percent". */
  readonly unit: string
  readonly entries: readonly DatedEntry<T>[]
}

export class MissingParameterError extends Error {
  readonly parameter: string
  readonly date: string
  constructor({ name }: DatedParameter<unknown>, date: string) {
    super(
      `No value of "${name}" on ${date}. Add a dated entry with its reference in src/insurance/statutory.`,
    )
    this.name = 'MissingParameterError'
    this.parameter = name
    this.date = date
  }
}

/** The value in force on a day. There is no "last known" value: a gap is an error. */
export function valueAt<T>(parameter: DatedParameter<T>, on: IsoDate): T {
  for (const entry of parameter.entries) {
    if (entry.from <= on && on <= entry.until) return entry.value
  }
  throw new MissingParameterError(parameter, on)
}

/** Whether a value is known for a day. */
export function isKnown({ entries }: DatedParameter<unknown>, on: IsoDate): boolean {
  return entries.some(({ from, until }) => from <= on && on <= until)
}

/** What counts for cover, which begins tomorrow at the earliest: tomorrow's value, or today's while that one is not known. */
export function valueFromTomorrow<T>(parameter: DatedParameter<T>, today: IsoDate): T {
  const tomorrow = addDays(today, 1)
  return valueAt(parameter, isKnown(parameter, tomorrow) ? tomorrow : today)
}

/** Whether the value of a day is not confirmed yet. */
export function isExpected({ entries }: DatedParameter<unknown>, on: IsoDate): boolean {
  return entries.some((entry) => entry.isExpected && entry.from <= on && on <= entry.until)
}

/** Calendar-year entries, the usual rhythm of social law. */
export function year<T>(of: number, value: T, reference: string): DatedEntry<T> {
  return { from: `${of}-01-01`, until: `${of}-12-31`, value, reference }
}
