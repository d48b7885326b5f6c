import { describe, it } from 'vitest'
import { addDays } from '../../values/iso-date.ts'
import { neverCheaperIn, today } from '../test-prices.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

// Trips that end before they start are declined, never rated.
const neverCheaper = neverCheaperIn(line, tariff, {
  isRated: (answers) =>
    (tariff.assess?.(answers, today) ?? []).every((code) => code === 'noWithdrawal'),
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
