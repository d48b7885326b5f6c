import type { Site } from '#sites/site-config.ts'

/** Where the product has pages or files of its own, so that one of an editor would never be seen. */
const everywhere =
  /^\/(?:healthz|readyz|preview|style-guide|form-token|keep-locale|careers\/[^/]+|(?:api|assets|papers|og-image|uploads)\/.+)$/
/** Read as a locale, which stands in front of the path of a page: `/me`, `/de-de/offer`. */
const localeFirst = /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/.*)?$/
const reading = /^\/(?:blog|support|search)(?:\/.*)?$/

export function isOwnPath(site: Site, path: string): boolean {
  return (
    everywhere.test(path) || localeFirst.test(path) || (site === 'default' && reading.test(path))
  )
}
