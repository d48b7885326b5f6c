import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readLink, signLink } from '#platform/signed-link.ts'
import type { AccountParts } from '../account-parts.ts'
import { customers } from '../tables.ts'

/** What a mailed link is for. */
export type LinkPurpose = 'sign in' | 'new password'

/**
 * The token of a mailed link: by chance, and with the account that it is for, signed. So a link that
 * is used up or too old still says whose it was, and a new one can be mailed there.
 */
export function newLinkToken(secretKey: string, purpose: LinkPurpose, accountId: string): string {
  return signLink({ secretKey, purpose }, `${randomBytes(24).toString('hex')}-${accountId}`)
}

/** The account that a link of ours was for. It opens nothing. */
export function accountOfLink(
  secretKey: string,
  purpose: LinkPurpose,
  token: string,
): string | undefined {
  return readLink({ secretKey, purpose }, token, new Date())?.replace(/^[^-]*-/, '')
}

/** Where a new link goes in place of one that is used up or too old. */
export async function addressOfLink(
  { env, database }: Pick<AccountParts, 'env' | 'database'>,
  purpose: LinkPurpose,
  token: string,
): Promise<string | undefined> {
  const id = accountOfLink(env.secretKey, purpose, token)
  if (id === undefined) return undefined
  const [row] = await database.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, id))
  return row?.email
}
