import { redirect } from 'react-router'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import type { AccountFacts } from './account-facts.ts'

/** Leads on with the session in the browser; without a token the session ends there. */
export function leadOn(
  { hosts }: Pick<AccountFacts, 'hosts'>,
  path: string,
  token: string | undefined,
): Response {
  return redirect(path, { status: 303, headers: { 'set-cookie': sessionCookie(hosts, token) } })
}

export function sessionCookie(hosts: AccountFacts['hosts'], token: string | undefined): string {
  return setCookieHeader(cookieAttributes(hosts, 'contentSession', hosts.hosts.app), token)
}
