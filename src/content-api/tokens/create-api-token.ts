import { randomBytes } from 'node:crypto'
import type { Queries } from '#platform/database/connect.ts'
import { hashToken } from './hash-token.ts'
import { contentApiTokens } from './tables.ts'

interface NewApiToken {
  /** What it is for. */
  name: string
  access: 'read-only' | 'full' | 'frontend'
  /** Not accepted from this moment on; never ends when absent. */
  expiresAt?: Date
  /** The member of staff who makes it. */
  createdBy?: string
}

/** Makes a token. It is returned here, once, and cannot be read again. */
export async function createApiToken(
  queries: Queries,
  secretKey: string,
  { name, access, expiresAt, createdBy }: NewApiToken,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(64).toString('hex')
  const [row] = await queries
    .insert(contentApiTokens)
    .values({
      name,
      access,
      tokenHash: hashToken(token, secretKey),
      expiresAt: expiresAt ?? null,
      createdBy: createdBy ?? null,
    })
    .returning({ id: contentApiTokens.id })
  if (row === undefined) throw new TypeError('The token was not stored.')
  return { id: row.id, token }
}
