import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { contentApiTokens } from './tables.ts'

/** Ends a token at once; says whether there was one. */
export async function revokeApiToken(queries: Queries, id: number): Promise<boolean> {
  const rows = await queries
    .delete(contentApiTokens)
    .where(eq(contentApiTokens.id, id))
    .returning({ id: contentApiTokens.id })
  return rows.length > 0
}
