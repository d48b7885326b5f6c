import type { Locale } from './locales.ts'
import { isPattern, localesOfRoute, ROUTES, type Route } from './routes.ts'
import type { Site } from './site-config.ts'

/** Every page with a fixed path that a site has in a locale. */
export function fixedRoutes(site: Site, locale: Locale): readonly Route[] {
  return ROUTES.filter((route) => !isPattern(route) && localesOfRoute(site, route).includes(locale))
}
