import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { AccountErasure } from './erasure-report.ts'

/** The report as the account's own page words it. */
export function sayErasure(language: Language, { accountGone, entries }: AccountErasure): string[] {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const t = translator(locale, 'account')
  return [
    t(accountGone ? 'erasure.gone' : 'erasure.stays'),
    ...entries.map((entry) => {
      const { what, count, action } = entry
      const done = t('erasure.entry', {
        what: t(`erasure.what.${what}`),
        count: String(count),
        action: t(`erasure.action.${action}`),
      })
      return sentence(done, entry, language)
    }),
    ...sayRights(language, entries),
  ]
}

/**
 * Which kinds stay, why and for how long. Less than the report: how much of each, and what kinds
 * there were that are gone, such as answers about health, is nobody's who reads along in a mailbox.
 */
export function sayKept(language: Language, { entries }: AccountErasure): string[] {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return entries
    .filter(isKept)
    .map((entry) => sentence(t(`erasure.what.${entry.what}`), entry, language))
}

/** What can be done against it (Art. 12 (4) GDPR), where something stays. */
export function sayRights(
  language: Language,
  entries: readonly Pick<Entry, 'action'>[],
): readonly string[] {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return entries.some(isKept) ? [t('erasure.rights')] : []
}

type Entry = AccountErasure['entries'][number]

const isKept = ({ action }: Pick<Entry, 'action'>) => action !== 'erased'

function sentence(told: string, { reason, until }: Entry, language: Language): string {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const t = translator(locale, 'account')
  const howLong = until && t('erasure.until', { date: formatDate(until, locale) })
  const why = reason && t(`erasure.reason.${reason}`)
  return [`${[told, howLong].filter(Boolean).join(', ')}.`, why].filter(Boolean).join(' ')
}
