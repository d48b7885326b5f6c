import { type CookieAttributes, cookieValues } from '#sites/cookies.ts'

/** The value of a Set-Cookie header (RFC 6265). Undefined as a value deletes the cookie. */
export function setCookieHeader(
  { name, path, maxAge, sameSite, httpOnly, secure, domain }: CookieAttributes,
  value: string | undefined,
): string {
  if (value !== undefined && !plainValue.test(value))
    throw new Error(`The value for the cookie ${name} has characters that a cookie cannot carry.`)
  const lifetime = value === undefined ? 0 : maxAge
  return [
    `${name}=${value ?? ''}`,
    `Path=${path}`,
    lifetime !== undefined && `Max-Age=${lifetime}`,
    domain !== undefined && `Domain=${domain}`,
    httpOnly && 'HttpOnly',
    secure && 'Secure',
    `SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1)}`,
  ]
    .filter((part) => part !== false)
    .join('; ')
}

/** The first cookie of a name in a Cookie header: browsers send the most specific one first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return cookieValues(header, name)[0]
}

/** Tokens of ours: base64url with dots. */
const plainValue = /^[\w.-]+$/
