import { describe, expect, it } from 'vitest'
import { addDays } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { referenceAnswers } from '../reference-answers.ts'
import { neverCheaperIn, pricesOf, today } from '../test-prices.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

// Trips that end before they start are declined, never rated.
const neverCheaper = neverCheaperIn(line, tariff, {
  isRated: (answers) =>
    (tariff.assess?.(answers, today) ?? []).every((code) => code === 'noWithdrawal'),
})

it('the whole year costs as much as about a month of single days, as form and page say', () => {
  const annual = referenceAnswers(line, today) as AnswersOf<typeof line>
  const priceOf = (answers: AnswersOf<typeof line>) => pricesOf(tariff, answers).get('medical') ?? 0
  const tripOf = (days: number) =>
    priceOf({ ...annual, mode: 'singleTrip', tripFrom: today, tripTo: addDays(today, days - 1) })
  expect(tripOf(28)).toBeLessThan(12 * priceOf(annual))
  expect(tripOf(36)).toBeGreaterThan(12 * priceOf(annual))
})

describe('travel health prices never fall', () => {
  it('with a year more of age', () =>
    neverCheaper(({ oldestAge }) => ({ oldestAge: oldestAge + 1 })))
  it('for a family', () => neverCheaper(() => ({ household: 'family' })))
  it('with North America', () => neverCheaper(() => ({ area: 'world' })))
  it('with longer journeys', () => neverCheaper(() => ({ maxTripDays: '56' })))
  it('with a later return', () =>
    neverCheaper(({ tripTo }) => (tripTo ? { tripTo: addDays(tripTo, 1) } : {})))
})
