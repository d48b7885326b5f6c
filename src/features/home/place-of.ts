import { type Locale, parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'

/** The country a locale speaks of, as its visitors say it. */
export function placeOf(locale: Locale): string {
  const { country, language } = parseLocale(locale)
  return countryLabel(country, language)
}
