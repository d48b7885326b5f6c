import { DrizzleQueryError } from 'drizzle-orm'
import { withoutValues } from '#platform/database/without-values.ts'

/**
 * What the log may know of an error: its words, without values of a query, and what names the
 * fault. Libraries hang connections and requests on their errors; those stay out.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack } = withoutValues(error) as Error
  const told = {
    type: error.constructor.name,
    ...(error instanceof DrizzleQueryError ? { query: error.query } : { message, stack }),
    ...namingFields(error),
  }
  return error.cause === undefined ? told : { ...told, cause: errorForLog(error.cause) }
}

const NAMING = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'details',
]

function namingFields(error: Error): Record<string, unknown> {
  const fields = Object.entries(error)
  return Object.fromEntries(
    fields.filter(([name, value]) => NAMING.includes(name) && value !== undefined),
  )
}
