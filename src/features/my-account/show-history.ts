import type { HistoryEntry } from '#brokerage/applications/views.ts'
import { OFFER_ENTRIES, PREMIUM_ENTRIES } from '#brokerage/kinds.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import type { AccountFacts } from './account-facts.ts'

export type HistoryLine = { readonly date: string; readonly text: string }

/** Moves from state to state, offers that were a mistake, and prices; what happens behind the counter is nobody's news. */
export function historyOf(
  entries: readonly HistoryEntry[],
  nameOf: (state: string) => string,
  { locale }: Pick<AccountFacts, 'locale'>,
): HistoryLine[] {
  const t = translator(locale, 'account')
  return entries.flatMap(({ at, kind, toState, details }) => {
    const date = formatDate(at, locale)
    const offer = OFFER_ENTRIES.find((each) => each === kind)
    if (offer) return [{ date, text: t(`offer.history.${offer}`) }]
    if (toState !== undefined) return [{ date, text: nameOf(toState) }]
    const change = PREMIUM_ENTRIES.find((each) => each === kind)
    const from = details['on']
    return change && typeof from === 'string'
      ? [{ date, text: t(`premium.history.${change}`, { from: formatDate(from, locale) }) }]
      : []
  })
}
