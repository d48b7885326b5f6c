import type { Pool } from 'pg'
import type { Queries } from './connect.ts'

/** A statement under the name by which each connection remembers its plan. */
export type PreparedStatement = { readonly name: string; readonly text: string }

/**
 * Runs a statement that comes again and again, in a transaction of its own and in one round trip:
 * parsed and planned once for each connection. Not for use inside someone else's transaction.
 */
export async function runPrepared<Row extends object>(
  db: Queries,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { $client } = db as Queries & { readonly $client?: Pool }
  if ($client === undefined) throw new Error('Prepared statements run outside of transactions.')
  const { rows } = await $client.query<Row>({ name, text, values })
  return rows
}
