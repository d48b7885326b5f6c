import { APP_ROUTES } from '#sites/app-routes.ts'
import type { HostTable } from '#sites/hosts.ts'
import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'
import { resolve } from '#sites/resolve.ts'
import { isPattern } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'

/** What a view is counted under. */
export type CountablePage = {
  site: Site | 'app' | 'health'
  locale: Locale
  /** Without locale and ids. */
  path: string
}

/** Whether an editor has published a page at a path without locale. */
export type IsPublished = (site: Site, locale: Locale, path: string) => boolean

/** Stands for every address where no page of ours is, so that nobody can make up counters. */
export const OTHER = '(other)'

/** The page at an address, or undefined when no page of ours has such an address. */
export function countablePage(
  hosts: HostTable,
  address: { host: string | undefined; path: string },
  isPublished: IsPublished,
): CountablePage | undefined {
  const found = resolve(hosts, address)
  switch (found.kind) {
    case 'content': {
      const { site, locale, path, route } = found
      const isListed = route !== undefined && !isPattern(route)
      if (isListed || isPublished(site, locale, path)) return { site, locale, path }
      return { site, locale, path: route?.path ?? OTHER }
    }
    case 'not-found':
      return { site: found.site, locale: found.locale, path: OTHER }
    case 'app':
    case 'health':
      return { site: found.kind, locale: DEFAULT_LOCALE, path: appPath(found.kind, found.path) }
    default:
      return undefined
  }
}

/** The route of the app that a path belongs to: what follows it names a step, a quote, a policy. */
function appPath(host: 'app' | 'health', path: string): string {
  const around = APP_ROUTES.filter(
    (route) => route.host === host && `${path}/`.startsWith(`${route.path}/`),
  )
  return around.toSorted((a, b) => b.path.length - a.path.length)[0]?.path ?? OTHER
}
