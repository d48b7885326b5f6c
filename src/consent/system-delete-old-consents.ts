import { lt } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { deleteInPortions } from '#platform/database/in-portions.ts'
import { consents } from './tables.ts'

/**
 * A choice holds for a year (the life of its cookie). Claims about it lapse three years after the
 * end of the year in which they arose (BGB §§ 195, 199): after five years no proof is needed.
 */
export const YEARS_KEPT = 5

/** Forgets what need not be proven any more. */
export async function deleteOldConsents(queries: Queries, now: Date): Promise<void> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS_KEPT)
  await deleteInPortions(queries, consents, lt(consents.givenAt, limit))
}
