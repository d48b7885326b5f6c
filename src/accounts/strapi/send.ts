import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import { type CookieKey, cookieAttributes } from '#sites/cookies.ts'
import { parseHost } from '#sites/hosts.ts'
import type { AccountParts } from '../account-parts.ts'
import type { Caller } from '../client-headers.ts'
import { setCookieHeader } from '../cookie-header.ts'
import type { SignedIn } from '../customers/customer-desk.ts'
import type { Customer } from '../customers/session-token.ts'
import { wireUser } from '../customers/wire-user.ts'
import { isRefused, type Refused } from '../refusal.ts'

/** Answers with what a function for accounts gave back: a user with a token, without, or a no. */
export function sendOutcome(
  parts: AccountParts,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: SignedIn | { customer: Customer } | Refused,
): FastifyReply {
  if (isRefused(outcome)) return sendProblem(reply, outcome)
  const user = wireUser(outcome.customer, parts.env)
  if (!('jwt' in outcome)) return sendPrivately(reply, { user })
  setSession(parts, request, reply, outcome.jwt)
  return sendPrivately(reply, { jwt: outcome.jwt, user })
}

export function sendProblem(reply: FastifyReply, { refused }: Refused): FastifyReply {
  if (refused.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return sendPrivately(reply.code(refused.status), { data: null, error: refused })
}

/** What these routes say is about one person and kept by no cache. */
export function sendPrivately(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body)
}

/**
 * Changes who is signed in in the browser, unless a page of another site asks for it: with a form it
 * could put a visitor into an account of its own, or sign them out. It gets the answer alone.
 */
export function setSession(
  { hosts }: Pick<AccountParts, 'hosts'>,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOurs =
    origin === undefined ? site !== 'cross-site' : Object.values(hosts.origins).includes(origin)
  if (isOurs) setCookie({ hosts }, request, reply, 'contentSession', token)
}

/** Undefined as a value deletes the cookie. */
export function setCookie(
  { hosts }: Pick<AccountParts, 'hosts'>,
  request: FastifyRequest,
  reply: FastifyReply,
  key: CookieKey,
  value: string | undefined,
): void {
  const host = parseHost(request.headers.host ?? '') ?? ''
  reply.header('set-cookie', setCookieHeader(cookieAttributes(hosts, key, host), value))
}

export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 500) }
}
