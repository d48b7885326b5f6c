import { signJWT, verifyJWT } from 'better-auth/crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { customerSessions, customers } from '../tables.ts'

/** Thirty days, as Strapi has it. */
export const SESSION_SECONDS = 2_592_000

export type Customer = typeof customers.$inferSelect
export type CustomerSession = typeof customerSessions.$inferSelect

/**
 * The token of Strapi's clients: HS256 with id, iat and exp. One claim more, `jti`, names the row of
 * the session, so that signing out or changing the password ends a token before its time. Strapi
 * cannot do that: whoever copied a token keeps it for thirty days, whatever the owner does.
 */
export function issueToken(
  key: string,
  customer: Pick<Customer, 'number'>,
  session: Pick<CustomerSession, 'id' | 'expiresAt'>,
): Promise<string> {
  const seconds = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000)
  return signJWT({ id: customer.number, jti: session.id }, key, seconds)
}

/** Who holds a token, if it is ours, in time, and its session still exists. */
export async function findByToken(
  db: Queries,
  key: string,
  token: string,
): Promise<{ customer: Customer; session: CustomerSession } | undefined> {
  const claims = await verifyJWT<{ id: unknown; jti: unknown; exp: unknown }>(token, key)
  if (typeof claims?.id !== 'number' || typeof claims.jti !== 'string') return undefined
  if (typeof claims.exp !== 'number' || !Number.isSafeInteger(claims.id)) return undefined
  const [found] = await db
    .select({ customer: customers, session: customerSessions })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.userId))
    .where(
      and(
        eq(customerSessions.id, claims.jti),
        eq(customers.number, claims.id),
        gt(customerSessions.expiresAt, new Date()),
      ),
    )
  return found
}
