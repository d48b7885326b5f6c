import { readCode } from '#brokerage/referrals/read-code.ts'
import { originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import type { AccountFacts } from './account-facts.ts'
import { pageHref } from './page-href.ts'

/**
 * Where the link of a customer leads. Whose it is, and whether it still is somebody's, is not looked
 * up: the page is the same for every code, and only the registration counts.
 */
export async function loadRecommended(facts: AccountFacts, given: string) {
  const { accounts, desk, hosts, locale } = facts
  const code = readCode(given)
  const mayRegister = accounts.desk.env.allowRegister && (await facts.customer()) === undefined
  return {
    brandName: (await desk.company()).brandName,
    toolHref: withRecommendation('/recommendation-tool', code),
    siteHref: originOf(hosts, 'default') + localePath(locale, '/'),
    accountHref: mayRegister ? withRecommendation('/account/register', code) : undefined,
    termsHref: pageHref(facts, '/referral-terms'),
    privacyHref: pageHref(facts, '/privacy-policy'),
  }
}

export type RecommendedPageData = Awaited<ReturnType<typeof loadRecommended>>
