import type { PageAddress } from '#sites/inner-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { type LanguageOption, switcherRegions } from '#sites/regions.ts'
import { nearestSwitchTarget } from '#sites/switch-target.ts'

/** A region as the language switcher shows it. */
export type OfferedRegion = {
  id: string
  label: string
  languages: readonly (LanguageOption & { href: string })[]
}

/**
 * Each language leads to this page, or to the nearest that exists, which then says so. Where the
 * page itself exists, only the page knows; without its word the table of routes decides.
 */
export function offerRegions(
  { site, locale, path }: PageAddress,
  existsIn?: readonly Locale[],
): OfferedRegion[] {
  const reduced = site !== 'default'
  return switcherRegions(parseLocale(locale).language, { reduced }).map((region) => ({
    ...region,
    languages: region.languages.map((option) => {
      const { href, moved } = nearestSwitchTarget({ site, locale: option.locale, path, existsIn })
      return { ...option, href: moved ? `${href}?moved=1` : href }
    }),
  }))
}
