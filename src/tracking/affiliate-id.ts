import { findConsent } from '#consent/consent-cookie.ts'
import { COOKIES, cookieValues } from '#sites/cookies.ts'

/** The form of a financeAds click: its number, an X, and what the network adds about the ad. */
export function isAffiliateId(value: string): boolean {
  return value.length <= 128 && /^\d+X\w+$/.test(value)
}

/**
 * The click that led a customer here, from the cookies of a request; for the conversion, and only
 * while the visitor agrees to its being kept.
 */
export function affiliateIdOf(cookies = ''): string | undefined {
  if (!findConsent(cookies)?.includes('ad_storage')) return undefined
  return cookieValues(cookies, COOKIES.affiliateClick.name).find(isAffiliateId)
}
