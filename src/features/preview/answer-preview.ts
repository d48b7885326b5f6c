import { setCookieHeader } from '#accounts/cookie-header.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import type { HostTable } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { isStillShared } from './is-still-shared.ts'
import { readPreview } from './preview-token.ts'

type PreviewFacts = {
  hosts: HostTable
  env: { secretKey: string }
  clock: Clock
  queries: Queries
  target: { site: Site; locale: Locale }
  readQuery(key: string): string | null
}

/** Where to go and which cookie to take along; or why a link shows nothing. */
type PreviewAnswer = { to: string; setCookie: string } | 'expired' | 'invalid'

/** Opens the preview of a signed link, or leaves it (`?leave=/path`). */
export async function answerPreview({
  hosts,
  env,
  clock,
  queries,
  target,
  readQuery,
}: PreviewFacts): Promise<PreviewAnswer> {
  const cookie = cookieAttributes(hosts, 'preview', hosts.hosts[target.site])
  const leave = readQuery('leave')
  if (leave !== null) {
    return { to: ownPath(leave), setCookie: setCookieHeader(cookie, undefined) }
  }
  const token = readQuery('token') ?? ''
  const preview = readPreview(env.secretKey, token, clock.now())
  if (preview === 'expired') return preview
  if (preview === 'invalid' || preview.site !== target.site) return 'invalid'
  if (!(await isStillShared(queries, preview))) return 'expired'
  return {
    to: localePath(preview.locale, preview.path),
    setCookie: setCookieHeader(cookie, token),
  }
}

/** Never to another site: what follows the first slash must not be read as a host. */
function ownPath(path: string): string {
  return /^\/(?![/\\])[!-~]*$/.test(path) ? path : '/'
}
