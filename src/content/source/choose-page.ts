import { type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { isLentTo } from '../lent-pages.ts'
import { atMostOne } from '../store.ts'
import type { PageHead } from './page-heads.ts'

/**
 * The page that a site shows in a locale, of those that are at its path: its own, else one that
 * another site or the language's main locale lends. Throws 'Too many results'.
 */
export async function choosePage<Page extends Pick<PageHead, 'attributes'>>(
  { site, locale }: { site: Site; locale: Locale },
  pagesIn: (written: Locale) => Promise<Page[]>,
): Promise<Page | undefined> {
  const here = choose(await pagesIn(locale), site)
  const main = MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]
  if (here !== undefined || main === locale) return here
  const lent = (await pagesIn(main)).filter(({ attributes }) => attributes.everyCountry)
  return choose(lent, site)
}

function choose<Page extends Pick<PageHead, 'attributes'>>(
  pages: readonly Page[],
  site: Site,
): Page | undefined {
  const own = atMostOne(pages.filter(({ attributes }) => attributes.site === site))
  return own ?? atMostOne(pages.filter((page) => isLentTo(page, site)))
}
