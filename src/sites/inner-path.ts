/**
 * The path under which a content page reaches the renderer: `/~<site>/<locale><path>`, for example
 * `/~default/en-de/household-insurance`, and `/~default/en-de` for a home page. No visitor can ask
 * for it: whatever a visitor asks for gets such a prefix in front.
 */
import type { Locale } from './locales.ts'
import type { Site } from './site-config.ts'

export interface PageAddress {
  readonly site: Site
  readonly locale: Locale
  /** The path without locale, `/` for a home page. */
  readonly path: string
}

export function innerPath({ site, locale, path }: PageAddress): string {
  return path === '/' ? `/~${site}/${locale}` : `/~${site}/${locale}${path}`
}
