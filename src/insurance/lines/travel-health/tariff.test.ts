import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDateOf } from '../../values/iso-date.ts'
import { sampleAnswers } from '../sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

type Answers = Parameters<typeof tariff.rate>[0]
const today = isoDateOf('2026-11-15')
const prices = (answers: Answers) =>
  new Map(tariff.rate(answers, today).map((each) => [each.tier, each.price.cents]))

/** The answers with something changed never cost less, package by package. */
function neverCheaper(change: (answers: Answers) => Partial<Answers>) {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
      const answers = sampleAnswers(line, pick, today, 'quote') as Answers
      // Trips that end before they start are declined, never rated.
      fc.pre((tariff.assess?.(answers, today) ?? []).every((code) => code === 'noWithdrawal'))
      const before = prices(answers)
      for (const [tier, price] of prices({ ...answers, ...change(answers) })) {
        expect(price).toBeGreaterThanOrEqual(before.get(tier) ?? 0)
      }
    }),
  )
}

describe('travel health prices never fall', () => {
  it('with a year more of age', () =>
    neverCheaper(({ oldestAge }) => ({ oldestAge: oldestAge + 1 })))
  it('for a family', () => neverCheaper(() => ({ household: 'family' })))
  it('with North America', () => neverCheaper(() => ({ area: 'world' })))
  it('with longer journeys', () => neverCheaper(() => ({ maxTripDays: '56' })))
  it('with a later return', () =>
    neverCheaper(({ tripTo }) => (tripTo ? { tripTo: addDays(tripTo, 1) } : {})))
})
