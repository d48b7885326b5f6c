export type Values = Readonly<Record<string, unknown>>

/** What came from outside, as a group of values: an empty one where it is none. */
export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** The same as a list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
