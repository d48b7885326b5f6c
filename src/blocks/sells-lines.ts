import { type Locale, parseLocale } from '#sites/locales.ts'

/** Whether our lines are sold in the country of a locale, rather than explained as it knows them. */
export function sellsLines(locale: Locale): boolean {
  return parseLocale(locale).country === 'de'
}
