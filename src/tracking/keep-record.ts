import type { Granted } from '#consent/categories.ts'
import { deleteCookie, writeCookie } from '#consent/cookie-jar.ts'
import { COOKIES, cookieValues } from '#sites/cookies.ts'
import { formatRecord, recordOfQuery } from './tracking-record.ts'

/**
 * Keeps how the visitor came, as far as it was agreed to, and forgets what is not agreed to (any
 * more). The campaign serves statistics and advertising alike, the click id only the latter.
 */
export function keepRecord(page: Document, granted: Granted, domain: string | undefined): void {
  const record = recordOfQuery(location.search)
  const mayKnowAd = granted.includes('ad_storage')
  const mayKnowCampaign = mayKnowAd || granted.includes('analytics_storage')
  keep(COOKIES.tracking, mayKnowCampaign, formatRecord(record))
  keep(COOKIES.clickId, mayKnowAd, record.gclid ?? '')

  function keep(cookie: typeof COOKIES.tracking, isAllowed: boolean, value: string): void {
    if (isAllowed && value !== '') writeCookie(page, cookie, value, domain)
    const isKept = cookieValues(page.cookie, cookie.name).length > 0
    if (!isAllowed && isKept) deleteCookie(page, cookie, domain)
  }
}
