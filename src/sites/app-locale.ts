/**
 * The locale of the customer's app, whose addresses carry none: what the visitor chose, else the
 * first language of the browser that we speak.
 */
import { COOKIES, cookieValues } from './cookies.ts'
import {
  DEFAULT_LOCALE,
  isLanguage,
  isLocale,
  type Locale,
  MAIN_LOCALE_OF_LANGUAGE,
} from './locales.ts'

interface LocaleHeaders {
  readonly cookie?: string | undefined
  readonly 'accept-language'?: string | undefined
}

export function appLocale(headers: LocaleHeaders): Locale {
  const [language] = cookieValues(headers.cookie, COOKIES.locale.name)
  if (language !== undefined && isLanguage(language)) {
    const [region] = cookieValues(headers.cookie, COOKIES.region.name)
    const chosen = `${language}-${region}`
    return isLocale(chosen) ? chosen : MAIN_LOCALE_OF_LANGUAGE[language]
  }
  const spoken = preferredLanguages(headers['accept-language']).find(isLanguage)
  return spoken ? MAIN_LOCALE_OF_LANGUAGE[spoken] : DEFAULT_LOCALE
}

/** Primary subtags by falling weight (RFC 9110, 12.5.4); equal weights keep their order. */
function preferredLanguages(header = ''): string[] {
  return header
    .slice(0, 400)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
      return {
        language: tag.split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
