import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'

/** A failed query's own message repeats its parameters, which can be personal: log only the cause. */
export function errorForLog(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', query: error.query, cause: errorForLog(error.cause) }
  }
  return error instanceof Error ? pino.stdSerializers.err(error) : error
}
