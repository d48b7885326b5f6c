import { type SQL, sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Queries } from '../database/connect.ts'

/** Lets pg-boss write inside a transaction that someone else began. */
export function statementIn(queries: Queries): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await queries.execute(withParameters(text, values))
      return { rows }
    },
  }
}

/** A statement with numbered parameters, as Drizzle takes it. */
function withParameters(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  // Every second part is the number of a parameter.
  const chunks = parts.map((part, at) =>
    at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`,
  )
  return sql.join(chunks)
}
