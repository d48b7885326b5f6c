import { readCookie } from '#accounts/cookie-header.ts'
import type { Queries } from '#platform/database/connect.ts'
import { COOKIES } from '#sites/cookies.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { isStillShared } from './is-still-shared.ts'
import { readPreview } from './preview-token.ts'

/** Whether a request carries the right to see this page with its drafts. */
export async function isPreviewing(
  { cookie, target }: { cookie: string | undefined; target: PageAddress },
  { secretKey, queries, now }: { secretKey: string; queries: Queries; now: Date },
): Promise<boolean> {
  const token = readCookie(cookie, COOKIES.preview.name)
  if (token === undefined) return false
  const preview = readPreview(secretKey, token, now)
  if (typeof preview !== 'object' || preview.site !== target.site) return false
  if (preview.shared === undefined) return true
  if (preview.locale !== target.locale || preview.path !== target.path) return false
  return isStillShared(queries, preview)
}
