import { translator } from '#i18n/translator.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { ShownWords } from './shown-words.ts'

/** What is ticked to debit another account, as the account shows it and as it is kept. */
export async function mandateWords(
  { company }: Pick<BrokerageDesk, 'company'>,
  language: Language,
): Promise<ShownWords> {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  const { legalName: name, creditorId: id } = await company()
  return { language, wording: id ? t('fields.mandate', { name, id }) : t('fields.sepaMandate') }
}
