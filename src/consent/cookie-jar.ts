import type { CookieDefinition } from '#sites/cookies.ts'

/** The domain is that of `productDomain`; undefined leaves the cookie with its host. */
export function writeCookie(
  page: Document,
  cookie: CookieDefinition,
  value: string,
  domain: string | undefined,
): void {
  put(page, cookie, value, (cookie.days ?? 0) * secondsPerDay, domain)
}

/** Also one that was written for this host alone. */
export function deleteCookie(
  page: Document,
  cookie: CookieDefinition,
  domain: string | undefined,
): void {
  put(page, cookie, '', 0, undefined)
  if (domain) put(page, cookie, '', 0, domain)
}

const secondsPerDay = 86_400

function put(
  page: Document,
  { name, sameSite }: CookieDefinition,
  value: string,
  maxAge: number,
  domain: string | undefined,
): void {
  const scope = domain ? `; domain=${domain}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  page.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=${sameSite}${scope}${secure}`
}
