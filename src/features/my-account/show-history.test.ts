import { expect, test } from 'vitest'
import type { HistoryEntry } from '#brokerage/applications/views.ts'
import { historyOf } from './show-history.ts'

const moved = (day: string, fromState: string, toState: string) =>
  ({ at: new Date(`${day}T23:30:00Z`), kind: 'moved', fromState, toState, details: {} }) as const

const shown = (entries: readonly object[], begun?: string) =>
  historyOf(entries as HistoryEntry[], (state) => state, { locale: 'en-de' }, begun).map(
    ({ date, text }) => `${text} ${date}`.replaceAll('\u00a0', ' '),
  )

// Half past midnight in Berlin.
const made = [
  moved('2026-11-19', 'submitted', 'accepted'),
  moved('2026-11-19', 'accepted', 'active'),
]
const cancelled = moved('2026-11-25', 'active', 'cancelled')

test('a contract is active from the first day of its cover, in its place among the others', () => {
  expect(shown(made)).toEqual(['accepted 20 November 2026'])
  expect(shown([...made, cancelled], '2026-12-01')).toEqual([
    'accepted 20 November 2026',
    'cancelled 26 November 2026',
    'active 1 December 2026',
  ])
})

test('a contract whose notice lapsed is active again from that day', () => {
  const again = moved('2026-12-30', 'cancelled', 'active')
  expect(shown([...made, cancelled, again], '2026-11-20')).toEqual([
    'accepted 20 November 2026',
    'active 20 November 2026',
    'cancelled 26 November 2026',
    'active 31 December 2026',
  ])
})
