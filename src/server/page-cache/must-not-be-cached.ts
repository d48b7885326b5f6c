import type { IncomingMessage } from 'node:http'

/** Someone signed in or previewing a draft sees pages that are nobody else's. */
const privateCookies =
  /(?:^|;\s*)(?:strapi_jwt|feather_preview|(?:__Secure-)?feather-staff\.session_token)=/

/** Whether this request has to reach the renderer itself. */
export function mustNotBeCached({ method, headers: { cookie } }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true
  return cookie !== undefined && hasPrivateCookie(cookie)
}

export function hasPrivateCookie(cookie: string): boolean {
  return privateCookies.test(cookie)
}
