import { type Locale, parseLocale } from '#sites/locales.ts'

/** What colleagues call a locale: `English (Germany)`. */
export function localeName(locale: Locale): string {
  const { language, country } = parseLocale(locale)
  const place = country === 'eu' ? 'Europe' : countryNames.of(country.toUpperCase())
  return `${languageNames.of(language)} (${place})`
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const countryNames = new Intl.DisplayNames('en', { type: 'region' })
