import { COOKIES } from '#sites/cookies.ts'
import { originOf } from '#sites/hosts.ts'
import {
  type ActingUser,
  type AuthenticateBearer,
  type Authentication,
  type AuthProblem,
  anonymous,
  type Credentials,
  type FindApiToken,
  STAFF_ROLES,
} from './acting-user.ts'
import { readCookie } from './cookie-header.ts'
import type { CustomerDesk } from './customers/customer-desk.ts'
import { type Customer, findByToken } from './customers/session-token.ts'
import type { StaffAuth } from './staff/create-staff-auth.ts'
import { lacksSecondFactor, SET_UP_NEEDED } from './staff/second-factor-duty.ts'

/**
 * Who sends a request. A token in the header is believed or refused; without one, a cookie of a
 * signed-in colleague or customer counts. A cookie that is no good any more makes nobody of its
 * owner, rather than an error: they would otherwise not even get to sign in again. Every colleague
 * comes through here, so this is also where a second factor is asked for.
 */
export function createAuthenticateBearer(desk: CustomerDesk, staff: StaffAuth): AuthenticateBearer {
  return async (credentials, findApiToken) => {
    const token = bearerToken(credentials.authorization)
    if (token !== undefined) return byToken(desk, staff, token, findApiToken)
    const { cookie } = credentials
    const colleague = staffCookieCounts(desk, credentials)
      ? await staffByCookie(desk, staff, cookie)
      : undefined
    if (colleague) return colleague
    const customer = cookieCounts(desk, credentials)
      ? await customerByCookie(desk, cookie)
      : undefined
    return { ok: true, actor: customer ?? anonymous }
  }
}

/** The token of an Authorization header; undefined for other schemes, which Strapi ignores. */
export function bearerToken(authorization: string | undefined): string | undefined {
  const [scheme, token, ...rest] = authorization?.trim().split(/\s+/) ?? []
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined
}

/** The customer's token in a Cookie header. */
export function cookieToken(cookie: string | undefined): string | undefined {
  return readCookie(cookie, COOKIES.contentSession.name)
}

/** Reading is safe; for a write the browser must say that it comes from a page of ours. */
export function cookieCounts(
  { hosts }: Pick<CustomerDesk, 'hosts'>,
  { cookie, method, origin }: Credentials,
): boolean {
  if (cookie === undefined) return false
  if (isReading(method)) return true
  return (['cms', 'app', 'health'] as const).some((role) => originOf(hosts, role) === origin)
}

/**
 * The back office is used from its own host alone: a fault in a page of a site must not reach it
 * through the browser of a colleague.
 */
function staffCookieCounts(
  { hosts }: Pick<CustomerDesk, 'hosts'>,
  { cookie, method, origin }: Credentials,
): boolean {
  if (cookie === undefined) return false
  return origin === originOf(hosts, 'cms') || (isReading(method) && origin === undefined)
}

function isReading(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Strapi's conditions for a user whose token is sound. */
export function mayAct(
  { env }: Pick<CustomerDesk, 'env'>,
  { blocked, emailVerified }: Pick<Customer, 'blocked' | 'emailVerified'>,
): boolean {
  return !blocked && (emailVerified || !env.emailConfirmation)
}

/** A token of a session has three parts, of staff two, of a program one; each is asked once. */
async function byToken(
  desk: CustomerDesk,
  staff: StaffAuth,
  token: string,
  findApiToken: FindApiToken | undefined,
): Promise<Authentication> {
  const found = await findByToken(desk.database.db, desk.tokenKey, token)
  if (found !== undefined)
    return mayAct(desk, found.customer)
      ? signedIn({ kind: 'customer', userId: found.customer.id })
      : problem('Invalid credentials')
  const apiToken = await findApiToken?.(token)
  if (apiToken === 'expired') return problem('Token expired')
  if (apiToken !== undefined) return signedIn(apiToken)
  const headers = new Headers()
  try {
    headers.set('authorization', `Bearer ${token}`)
  } catch {
    return problem('Missing or invalid credentials')
  }
  const member = token.includes('.') ? await staffBySession(desk, staff, headers) : undefined
  return member ?? problem('Missing or invalid credentials')
}

async function customerByCookie(
  desk: CustomerDesk,
  cookie: string | undefined,
): Promise<ActingUser | undefined> {
  const token = cookieToken(cookie)
  if (token === undefined) return undefined
  const found = await findByToken(desk.database.db, desk.tokenKey, token)
  if (found === undefined || !mayAct(desk, found.customer)) return undefined
  return { kind: 'customer', userId: found.customer.id }
}

async function staffByCookie(
  desk: CustomerDesk,
  staff: StaffAuth,
  cookie = '',
): Promise<Authentication | undefined> {
  // Spares everyone else the question to the database.
  if (!cookie.includes('feather-staff.session_token=')) return undefined
  return staffBySession(desk, staff, new Headers({ cookie }))
}

async function staffBySession(
  { env }: Pick<CustomerDesk, 'env'>,
  staff: StaffAuth,
  headers: Headers,
): Promise<Authentication | undefined> {
  const session = await staff.api.getSession({ headers, query: { disableRefresh: true } })
  if (session === null || session.user.blocked) return undefined
  const role = STAFF_ROLES.find((name) => name === session.user.role)
  if (role === undefined) return undefined
  if (lacksSecondFactor(env, session.user)) return { ok: false, problem: SET_UP_NEEDED }
  return signedIn({ kind: 'staff', userId: session.user.id, role })
}

function signedIn(actor: ActingUser): Authentication {
  return { ok: true, actor }
}

function problem(message: (AuthProblem & { status: 401 })['message']): Authentication {
  return { ok: false, problem: { status: 401, name: 'UnauthorizedError', message, details: {} } }
}
