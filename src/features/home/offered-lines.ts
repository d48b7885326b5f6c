import { loadWording } from '#insurance/lines/load-line.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'

export type OfferedLine = { name: string; href: string }

/** The lines with a page in other countries, where the German rules and prices do not hold. */
const abroad = [
  { line: 'expat-short-term', path: '/health-insurance/expat/short-term' },
  { line: 'expat-long-term', path: '/health-insurance/expat/long-term' },
  { line: 'household', path: '/household-insurance' },
  { line: 'personal-liability', path: '/personal-liability-insurance' },
  { line: 'life', path: '/life-insurance' },
  { line: 'travel-health', path: '/travel-insurance' },
] as const

/** What the first card offers outside Germany: straight to a line. */
export async function offeredLines(site: Site, locale: Locale): Promise<OfferedLine[]> {
  const { country, language } = parseLocale(locale)
  if (country === 'de') return []
  const lines = abroad.map(async ({ line, path }): Promise<OfferedLine[]> => {
    if (!isLineId(line) || availability(site, locale, path) !== 'listed') return []
    const { name } = (await loadWording(line, language)).line
    return [{ name, href: localePath(locale, path) }]
  })
  return (await Promise.all(lines)).flat()
}
