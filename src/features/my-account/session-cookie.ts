import { redirectDocument } from 'react-router'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import type { SignedIn } from '#accounts/customers/customer-desk.ts'
import { adoptAdvice } from '#brokerage/advice/find-advice.ts'
import { adoptDrafts, roomForDrafts } from '#brokerage/drafts/own-drafts.ts'
import { countArrival } from '#brokerage/referrals/system-count-arrivals.ts'
import { adoptApplications } from '#brokerage/service/system-adopt-applications.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import type { AccountFacts } from './account-facts.ts'
import { bySignIn } from './next-path.ts'

/**
 * Leads on with the session in the browser; without a token the session ends there. As a document:
 * it may be a paper, and nothing of before stays in the page. A browser that has sent no cookie yet
 * may refuse them all: it goes by way of the sign-in, which says so then.
 */
export function leadOn(
  { hosts, bringsCookies }: Pick<AccountFacts, 'hosts' | 'bringsCookies'>,
  path: string,
  token: string | undefined,
): Response {
  const headers = { 'set-cookie': sessionCookie(hosts, token) }
  const isProbed = token !== undefined && !bringsCookies
  return redirectDocument(isProbed ? bySignIn(path) : path, { status: 303, headers })
}

/**
 * Leads somebody in who has just signed in. What was sent with their address without an account is
 * theirs from now on, provided that whoever reads its mails is in charge of the account; and whoever
 * recommended us to them sees one more.
 */
export async function leadIn(
  facts: Pick<AccountFacts, 'hosts' | 'desk' | 'draftKeys' | 'bringsCookies'>,
  path: string,
  { jwt, customer }: Omit<SignedIn, 'jwt'> & { readonly jwt?: string },
): Promise<Response> {
  if (customer.addressProvenAt !== null) {
    await adoptApplications(facts.desk, customer.id)
    const actor = { kind: 'customer', userId: customer.id } as const
    await adoptAdvice(facts.desk, actor, customer.email)
    const most = await roomForDrafts(facts.desk, actor)
    await adoptDrafts(facts.desk, actor, customer.email, facts.draftKeys, { most })
    await countArrival(facts.desk, customer.id)
  }
  return jwt === undefined ? redirectDocument(path, 303) : leadOn(facts, path, jwt)
}

export function sessionCookie(hosts: AccountFacts['hosts'], token: string | undefined): string {
  return setCookieHeader(cookieAttributes(hosts, 'contentSession', hosts.hosts.app), token)
}
