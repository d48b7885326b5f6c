import { readHostPath } from '#sites/host-path.ts'
import { isLocale, LOCALES } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import type { AttributesOf } from '../collections/registry.ts'
import { redirectFrom, type Stop } from './redirect-from.ts'

type Redirect = AttributesOf<'redirects'>

/**
 * The way from a redirect back to itself, in the first of its locales that has one: which redirect
 * goes on from a path differs between locales.
 */
export function circleOf(redirect: Redirect, others: readonly Redirect[]): string[] | undefined {
  const all = [redirect, ...others]
  for (const locale of redirect.locales ?? LOCALES) {
    const start = { site: redirect.site, locale, path: redirect.from }
    if (redirectFrom(all, start) !== redirect) continue
    const way = wayFrom(start, all)
    if (way.length > 1 && way.at(-1) === redirect.from) return way
  }
  return undefined
}

/** Where a visitor is led, until nothing leads further or a place comes again. */
function wayFrom(start: Stop, redirects: readonly Redirect[]): string[] {
  const way: string[] = []
  for (let at: Stop | undefined = start; at !== undefined; at = nextOf(at, redirects)) {
    const shown = showStop(at, start)
    const isKnown = way.includes(shown)
    way.push(shown)
    if (isKnown) return way
  }
  return way
}

function nextOf(at: Stop, redirects: readonly Redirect[]): Stop | undefined {
  const to = redirectFrom(redirects, at)?.to
  if (to === undefined) return undefined
  if (to.startsWith('/')) return { ...at, path: to }
  const { host: site, locale = at.locale, path = '/' } = readHostPath(to) ?? {}
  return isSite(site) && isLocale(locale) ? { site, locale, path } : undefined
}

function showStop({ site, locale, path }: Stop, start: Stop): string {
  if (site === start.site && locale === start.locale) return path
  return `${site}${locale === start.locale ? '' : `@${locale}`}:${path}`
}
