import type { AccountErasure } from '#brokerage/privacy/erase-account.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { ErasureRecord } from '../../wire/casework-records.ts'

/** The report as the account's own page words it, for the answer to the customer. */
export function sayErasure(erasure: AccountErasure): ErasureRecord['lines'] {
  return {
    en: sayIn('en', erasure),
    de: sayIn('de', erasure),
    es: sayIn('es', erasure),
    fr: sayIn('fr', erasure),
  }
}

function sayIn(language: Language, { accountGone, entries }: AccountErasure): string[] {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const t = translator(locale, 'account')
  return [
    t(accountGone ? 'erasure.gone' : 'erasure.stays'),
    ...entries.map(({ what, count, action, reason, until }) => {
      const done = t('erasure.entry', {
        what: t(`erasure.what.${what}`),
        count: String(count),
        action: t(`erasure.action.${action}`),
      })
      const howLong = until && t('erasure.until', { date: formatDate(until, locale) })
      const why = reason && t(`erasure.reason.${reason}`)
      return [`${[done, howLong].filter(Boolean).join(', ')}.`, why].filter(Boolean).join(' ')
    }),
  ]
}
