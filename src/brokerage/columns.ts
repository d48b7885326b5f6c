import { sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond, as JavaScript keeps it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Encrypted JSON; bound to its row and column, see `seals.ts`. */
export const sealedJson = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

export function oneOf(column: Parameters<typeof sql>[1], values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** The id of a row in another table. */
export const ref = (name: string) => bigint(name, { mode: 'number' })
