/**
 * Whether a request that changes something was sent by a page of the very origin it goes to.
 *
 * Browsers set both headers themselves and no script can change them, so one that contradicts is
 * enough for a no. `Sec-Fetch-Site` is missing in old browsers, and `Origin` is the word `null`
 * where a privacy setting hides it; a request with neither does not come from a form of ours.
 */
export function isSameOrigin(
  headers: { get(name: string): string | null },
  /** Scheme, host and port of the host that was asked, as `originOf` gives it. */
  ownOrigin: string,
): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin !== null && origin !== 'null') return origin === ownOrigin
  return site === 'same-origin'
}
