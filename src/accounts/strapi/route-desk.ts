import type { FastifyRequest } from 'fastify'
import type { Authentication, Credentials } from '../acting-user.ts'
import { bearerToken, cookieCounts, cookieToken, mayAct } from '../authenticate-bearer.ts'
import { type Customer, type CustomerSession, findByToken } from '../customers/session-token.ts'
import type { ConnectionDesk } from '../open-id/connection.ts'
import type { LimitRate } from './limit-rate.ts'

/** What the routes of Strapi's face share. */
export type RouteDesk = ConnectionDesk & {
  authenticate(request: FastifyRequest): Promise<Authentication>
  limit: { byCaller: LimitRate; byEmail: LimitRate }
}

export function credentialsOf({ headers, method }: FastifyRequest): Credentials {
  const { authorization, cookie, origin } = headers
  return { authorization, cookie, method, origin }
}

/** The customer behind a request, with the very session; undefined for everyone else. */
export async function customerOf(
  desk: RouteDesk,
  request: FastifyRequest,
): Promise<{ customer: Customer; session: CustomerSession } | undefined> {
  const credentials = credentialsOf(request)
  const token =
    bearerToken(credentials.authorization) ??
    (cookieCounts(desk, credentials) ? cookieToken(credentials.cookie) : undefined)
  const found = token && (await findByToken(desk.database.db, desk.tokenKey, token))
  return found && mayAct(desk, found.customer) ? found : undefined
}
