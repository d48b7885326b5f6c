import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { withoutQuote } from './without-quote.ts'

/**
 * An error as a log, a list of failed jobs and other companies may hear of it. A failed query
 * repeats its parameters and PostgreSQL quotes what it refuses, and both can be personal: what is
 * left is why it failed.
 */
export function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    return withoutValues(error.cause ?? new Error('A query failed.'))
  }
  if (!(error instanceof DatabaseError)) return error
  const { message, stack = '', name } = error
  const told = withoutQuote(error)
  return Object.assign(new Error(told), { name, stack: stack.replace(message, () => told) })
}
