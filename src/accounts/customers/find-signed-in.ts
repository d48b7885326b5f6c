import { cookieToken, mayAct } from '../authenticate-bearer.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { type Customer, type CustomerSession, findByToken } from './session-token.ts'

/** Somebody with a session that counts. */
export type SignedInCustomer = { readonly customer: Customer; readonly session: CustomerSession }

/** The customer whose session a Cookie header names; writes check their origin besides. */
export async function findSignedIn(
  desk: CustomerDesk,
  cookie: string | undefined,
): Promise<SignedInCustomer | undefined> {
  const token = cookieToken(cookie)
  const found = token ? await findByToken(desk.database.db, desk.tokenKey, token) : undefined
  return found && mayAct(desk, found.customer) ? found : undefined
}
