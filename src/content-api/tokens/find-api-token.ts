import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { hashToken } from './hash-token.ts'
import { contentApiTokens } from './tables.ts'

type ApiTokenCheck =
  | { kind: 'valid'; id: number; access: 'read-only' | 'full' | 'frontend' }
  | { kind: 'expired' }
  | { kind: 'unknown' }

/** Whether a token is one of ours. What cannot be one does not reach the database. */
export async function findApiToken(
  queries: Queries,
  secretKey: string,
  token: string,
  now: Date,
): Promise<ApiTokenCheck> {
  if (!/^[0-9a-f]{128}$/.test(token)) return { kind: 'unknown' }
  const { id, access, expiresAt, tokenHash } = contentApiTokens
  const [row] = await queries
    .select({ id, access, expiresAt })
    .from(contentApiTokens)
    .where(eq(tokenHash, hashToken(token, secretKey)))
  if (row === undefined) return { kind: 'unknown' }
  if (row.expiresAt !== null && row.expiresAt <= now) return { kind: 'expired' }
  return { kind: 'valid', id: row.id, access: row.access }
}
