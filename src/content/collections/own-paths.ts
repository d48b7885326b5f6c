import type { Site } from '#sites/site-config.ts'

/** Where the product has pages or files of its own, so that one of an editor would never be seen. */
const everywhere =
  /^\/(?:preview|style-guide|form-token|keep-locale|careers\/[^/]+|(?:api|papers|og-image|uploads)\/.+)$/
const reading = /^\/(?:blog|support|search)(?:\/.*)?$/

export function isOwnPath(site: Site, path: string): boolean {
  return everywhere.test(path) || (site === 'default' && reading.test(path))
}
