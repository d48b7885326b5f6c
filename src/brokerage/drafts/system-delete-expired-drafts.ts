import { lte } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { drafts } from './tables.ts'

/** Forgets applications that nobody went on with: the law allows them no longer life than their purpose has (GDPR art. 5 (1) e). */
export async function deleteExpiredDrafts(queries: Queries, now: Date): Promise<number> {
  const { rowCount } = await queries.delete(drafts).where(lte(drafts.expiresAt, now))
  return rowCount ?? 0
}
