import { type Locale, parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'

/** English is spoken for many countries: the title of a list that differs among them names its own. */
export function titleAbroad(title: string, locale: Locale): string {
  const { language, country } = parseLocale(locale)
  if (language !== 'en' || country === 'de') return title
  return `${title}: ${countryLabel(country, language)}`
}
