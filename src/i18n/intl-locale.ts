import { type Locale, parseLocale } from '#sites/locales.ts'

/**
 * The tag that Intl formats by. English pages read as in Ireland (€4.94, 15 November 2026):
 * `en-DE` would write 4,94 € between English words, and `en-EU` is no region at all.
 */
export function intlLocale(locale: Locale): string {
  const { language } = parseLocale(locale)
  return { en: 'en-IE', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }[language]
}
