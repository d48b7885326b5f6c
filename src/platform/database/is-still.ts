import { type Column, eq, isNull, type SQL } from 'drizzle-orm'

/**
 * Whether a row still says what somebody saw before they changed it; null means that it said nothing.
 * Undefined demands nothing, for changes by somebody who did not look before.
 */
export function isStill<Value>(column: Column, seen: Value | null | undefined): SQL | undefined {
  if (seen === undefined) return undefined
  return seen === null ? isNull(column) : eq(column, seen)
}
