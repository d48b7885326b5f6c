import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import type { AttributesOf } from '../collections/registry.ts'

type Redirect = AttributesOf<'redirects'>

/** Where a visitor stands. */
export interface Stop {
  site: Site
  locale: Locale
  path: string
}

/** The redirect that is followed from there; one that names locales goes before one for all. */
export function redirectFrom<Each extends Redirect>(
  redirects: readonly Each[],
  { site, locale, path }: Stop,
): Each | undefined {
  const meant = redirects.filter(
    (each) => each.site === site && each.from === path && (each.locales?.includes(locale) ?? true),
  )
  return meant.find(({ locales }) => locales !== undefined) ?? meant[0]
}
