import { translator } from '#i18n/translator.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { Creditor } from './creditor.ts'
import type { ShownWords } from './shown-words.ts'

/** What is ticked to debit another account, as the account shows it and as it is kept. */
export function mandateWords(creditor: Creditor | undefined, language: Language): ShownWords {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return {
    language,
    wording: creditor ? t('fields.mandate', creditor) : t('fields.mandateUnnamed'),
  }
}
