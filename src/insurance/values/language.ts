/** The languages in which questions are asked; each line's wording exists in all of them. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Locale for dates and numbers: the reader lives in Europe, so English is British English. */
export const FORMAT_LOCALE: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
}
