import { LOCALES, type Locale, parseLocale } from '#sites/locales.ts'
import type { AttributesOf } from '../collections/registry.ts'
import type { Stop } from './redirect-from.ts'

/** What decides where a page is. */
type Page = Pick<AttributesOf<'pages'>, 'title' | 'site' | 'alsoOn' | 'everyCountry' | 'path'>

export interface PageMove {
  /** Redirects that lead from where a page was to where it is now. */
  made: readonly { from: Stop; attributes: AttributesOf<'redirects'> }[]
  /** Where it is now: what led away from there, if anything did, does no longer. */
  ended: readonly Stop[]
}

/** What follows when a public page gets another address: nobody who knows the old one stands before a 404. */
export function movesOfPage(locale: Locale, before: Page, after: Page): PageMove {
  if (before.site === after.site && before.path === after.path) return { made: [], ended: [] }
  const locales = after.everyCountry ? countriesOf(locale) : [locale]
  return {
    made: sitesOf(before).flatMap((site) => {
      const to = linkFrom(site, after)
      if (to === undefined || to === before.path) return []
      const reason = `The page “${after.title}” was here.`
      const attributes = { site, from: before.path, to, locales, permanent: true, reason }
      return [{ from: { site, locale, path: before.path }, attributes }]
    }),
    ended: sitesOf(after).map((site) => ({ site, locale, path: after.path })),
  }
}

function countriesOf(locale: Locale): Locale[] {
  const { language } = parseLocale(locale)
  return LOCALES.filter((each) => parseLocale(each).language === language)
}

function sitesOf({ site, alsoOn = [] }: Page): Page['site'][] {
  return [...new Set([site, ...alsoOn])]
}

/** Where the page is now, as a link on a site that had it; the sites of brokers cannot be linked to. */
function linkFrom(site: Page['site'], after: Page): string | undefined {
  if (sitesOf(after).includes(site)) return after.path
  return after.site === 'default' || after.site === 'business'
    ? `${after.site}:${after.path}`
    : undefined
}
