import { DrizzleQueryError } from 'drizzle-orm/errors'

/** One sentence for what can be expected; where a bug speaks, its place. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Its own message repeats the parameters and hides the reason.
  if (error instanceof DrizzleQueryError) {
    return `The database refused "${error.query}": ${explainError(error.cause)}`
  }
  const isProgrammingError =
    error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError
  return isProgrammingError ? (error.stack ?? error.message) : error.message
}
