import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type CustomTypesConfig, type Pool, type QueryConfig, types as standardTypes } from 'pg'
import type { Queries } from './connect.ts'

/** Whatever runs a statement: the database, a transaction, or the runner below. */
export type SqlRunner = Pick<Queries, 'execute'>

/** Each connection keeps every prepared statement, so there must not be any number of them. */
const mostStatements = 200

/**
 * Runs reads that come again and again: PostgreSQL plans each form of a statement once for a
 * connection instead of every time. The first forms are prepared, all others run as they come.
 */
export function createPreparedRunner(pool: Pool): SqlRunner {
  const dialect = new PgDialect()
  const names = namesOfPool.get(pool) ?? new Map<string, string>()
  namesOfPool.set(pool, names)
  const written = new WeakMap<SQL, QueryConfig>()
  const write = (query: SQL): QueryConfig => {
    const { sql: text, params: values } = dialect.sqlToQuery(query)
    const name = nameOf(text, names)
    return { ...(name === undefined ? {} : { name }), text, values, types }
  }
  const execute = (query: SQL) => {
    const config = written.get(query) ?? write(query)
    written.set(query, config)
    return pool.query(config)
  }
  // Drizzle's own returns a promise with more to it, of which only the result is used.
  return { execute } as unknown as SqlRunner
}

/** Moments stay the text that PostgreSQL sent: most are only passed on. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === standardTypes.builtins.TIMESTAMPTZ
      ? (text: string) => text
      : standardTypes.getTypeParser(oid, format),
}

/** A connection knows a name for one statement only, whoever uses it. */
const namesOfPool = new WeakMap<Pool, Map<string, string>>()

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostStatements) return known
  const name = `read_${names.size + 1}`
  names.set(text, name)
  return name
}
