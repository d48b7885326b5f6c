import { DrizzleQueryError } from 'drizzle-orm/errors'
import { beginningOf } from '#platform/database/beginning-of.ts'
import { withoutQuote } from '#platform/database/without-quote.ts'

/** One sentence for what can be expected; where a bug speaks, its place. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Its own message repeats the parameters and hides the reason, which may quote one of them.
  if (error instanceof DrizzleQueryError) {
    const { query, cause } = error
    const reason = cause ? withoutQuote(cause) : 'it did not say why'
    return `The database refused "${beginningOf(query)}": ${reason}`
  }
  const isProgrammingError =
    error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError
  return isProgrammingError ? (error.stack ?? error.message) : error.message
}
