import { hideTokens } from '#error-reporting/hide-tokens.ts'

/** By which mails, and our hosts among each other, open something with a query. */
const OPENING_KEYS = ['token', 'code', 'confirmation', 'continue', 'access_token']

/** Of a contract, an application, a claim …: with an e-mail address its number is enough to withdraw. */
const REFERENCE = /\bF[A-Z](?:-[0-9A-Z]{4}){3}\b/i

/**
 * Whether an address opens something by itself, or names what belongs to somebody: no tag may read
 * it, and no request of the page names it. Tags look at the whole address, whatever they are told.
 */
export function isSecretAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return (
    hideTokens(pathname) !== pathname ||
    OPENING_KEYS.some((key) => query.has(key)) ||
    REFERENCE.test(pathname + search)
  )
}
