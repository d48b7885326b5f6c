import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { AccountParts } from '../account-parts.ts'
import { customers } from '../tables.ts'

/** Codes with which better-auth reports that a session was refused. */
export const BLOCKED = 'CUSTOMER_BLOCKED'
export const NOT_CONFIRMED = 'CUSTOMER_NOT_CONFIRMED'

/** Stands before every new session, whichever way someone signs in. */
export async function refuseSession(
  { env, database }: Pick<AccountParts, 'env' | 'database'>,
  userId: string,
): Promise<void> {
  const [row] = await database.db
    .select({ blocked: customers.blocked, confirmed: customers.emailVerified })
    .from(customers)
    .where(eq(customers.id, userId))
  if (row?.blocked) throw new APIError('FORBIDDEN', { code: BLOCKED, message: 'Blocked' })
  if (env.emailConfirmation && !row?.confirmed)
    throw new APIError('FORBIDDEN', { code: NOT_CONFIRMED, message: 'Not confirmed' })
}
