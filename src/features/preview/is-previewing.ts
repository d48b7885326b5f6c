import { readCookie } from '#accounts/cookie-header.ts'
import { COOKIES } from '#sites/cookies.ts'
import type { Site } from '#sites/site-config.ts'
import { readPreview } from './preview-token.ts'

/** Whether a request carries the right to see the drafts of this site. */
export function isPreviewing(
  { cookie, site }: { cookie: string | undefined; site: Site },
  secretKey: string,
  now: Date,
): boolean {
  const token = readCookie(cookie, COOKIES.preview.name)
  if (token === undefined) return false
  const preview = readPreview(secretKey, token, now)
  return typeof preview === 'object' && preview.site === site
}
