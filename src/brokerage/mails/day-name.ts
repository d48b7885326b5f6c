import { translator } from '#i18n/translator.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'

/** What a calendar shows of a day. It names the product: somebody may have several contracts. */
export function dayName(language: Language, name: string, product: string): string {
  return translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')('day', { name, product })
}
