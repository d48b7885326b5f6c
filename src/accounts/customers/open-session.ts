import { eq } from 'drizzle-orm'
import { type Caller, callerHeaders } from '../client-headers.ts'
import type { Refused } from '../refusal.ts'
import { customerSessions, customers } from '../tables.ts'
import { authErrorCode, refusalOf } from './auth-errors.ts'
import type { CustomerDesk, SignedIn } from './customer-desk.ts'
import { issueToken } from './session-token.ts'

/** Signs someone in who has proven to be this customer. */
export async function openSession(
  desk: CustomerDesk,
  customerId: string,
  { ip, userAgent = '' }: Caller,
): Promise<SignedIn | Refused> {
  const { internalAdapter } = await desk.auth.$context
  try {
    const override = { ipAddress: ip, userAgent }
    const { token } = await internalAdapter.createSession(customerId, false, override)
    return signedInWith(desk, token)
  } catch (error) {
    const refused = refusalOf(authErrorCode(error))
    if (refused === undefined) throw error
    return refused
  }
}

/** The token for a session that better-auth has just opened. */
export async function signedInWith(desk: CustomerDesk, sessionToken: string): Promise<SignedIn> {
  const [found] = await desk.database.db
    .select({ customer: customers, session: customerSessions })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.userId))
    .where(eq(customerSessions.token, sessionToken))
  if (found === undefined) throw new Error('A session is gone right after it was opened.')
  return {
    jwt: await issueToken(desk.tokenKey, found.customer, found.session),
    customer: found.customer,
  }
}

/** Headers under which better-auth acts for a session that was found by its token. */
export function sessionHeaders(caller: Caller, session: { token: string }): Headers {
  return callerHeaders(caller, { authorization: `Bearer ${session.token}` })
}
