import { translator } from '#i18n/translator.ts'
import { COLON } from '#insurance/values/colon.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { addressLine } from './fill-settings.ts'
import type { Settings } from './source.ts'

/**
 * What a company has to say of itself in every business letter, mails included (§ 35a GmbHG), and
 * where to write to us: some mails ask for it at once, and not every one can be answered.
 */
export function mailImprint(
  settings: Pick<Settings, 'legalName' | 'address' | 'company' | 'emails'>,
  language: Language,
): string {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'company')
  const { registerCourt, registerNumber, managingDirectors } = settings.company
  return [
    `${settings.legalName}, ${addressLine(settings)}`,
    settings.emails.help,
    `${registerCourt}, ${registerNumber}`,
    `${t('facts.managingDirectors')}${COLON[language]} ${managingDirectors}`,
  ].join(' · ')
}
