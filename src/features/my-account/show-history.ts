import type { HistoryEntry } from '#brokerage/applications/views.ts'
import { OFFER_ENTRIES, PREMIUM_ENTRIES } from '#brokerage/kinds.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { berlinDay } from '#platform/clock.ts'
import type { AccountFacts } from './account-facts.ts'

export type HistoryLine = { readonly date: string; readonly text: string }

/** Moves from state to state, offers that were a mistake, and prices; what happens behind the counter is nobody's news. */
export function historyOf(
  entries: readonly HistoryEntry[],
  nameOf: (state: string) => string,
  { locale }: Pick<AccountFacts, 'locale'>,
  /** The first day of cover, once it has come. */
  begun?: string,
): HistoryLine[] {
  const t = translator(locale, 'account')
  const lines = entries.flatMap(({ at, kind, fromState, toState, details }) => {
    const on: string = berlinDay(at)
    const offer = OFFER_ENTRIES.find((each) => each === kind)
    if (offer) return [{ on, text: t(`offer.history.${offer}`) }]
    // A contract covers from its first day on, which may be long after it was made.
    if (fromState === 'accepted' && toState === 'active') {
      return begun ? [{ on: begun, text: nameOf(toState) }] : []
    }
    if (toState !== undefined) return [{ on, text: nameOf(toState) }]
    const change = PREMIUM_ENTRIES.find((each) => each === kind)
    const from = details['on']
    return change && typeof from === 'string'
      ? [{ on, text: t(`premium.history.${change}`, { from: formatDate(from, locale) }) }]
      : []
  })
  return lines
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, text }) => ({ date: formatDate(on, locale), text }))
}
