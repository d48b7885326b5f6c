import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../../values/iso-date.ts'
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
      const before = prices(answers)
      for (const [tier, price] of prices({ ...answers, ...change(answers) })) {
        expect(price).toBeGreaterThanOrEqual(before.get(tier) ?? 0)
      }
    }),
  )
}

describe('legal prices never fall', () => {
  it('for a family', () => neverCheaper(() => ({ household: 'family' })))
  it('for the self-employed', () => neverCheaper(() => ({ status: 'selfEmployed' })))
  it('with a further claim', () => neverCheaper(({ claims5y }) => ({ claims5y: claims5y + 1 })))

  it.each([
    [['private'], ['privateJob', 'withHousing', 'withTraffic', 'complete']],
    [
      ['private', 'job', 'housing'],
      ['withHousing', 'complete'],
    ],
    [
      ['private', 'traffic'],
      ['withTraffic', 'complete'],
    ],
    [['private', 'job', 'housing', 'traffic'], ['complete']],
  ] as const)('and %j offers only packages that hold it, cheapest first', (modules, tiers) => {
    const answers = sampleAnswers(line, () => 0, today, 'quote') as Answers
    const offered = prices({ ...answers, modules })
    expect([...offered.keys()]).toEqual(tiers)
    expect([...offered.values()]).toEqual([...offered.values()].sort((a, b) => a - b))
  })
})
