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

describe('professional liability prices never fall', () => {
  it('with more revenue', () =>
    neverCheaper(({ revenue }) => ({ revenue: Math.min(1_000_000_00, revenue * 2 + 1) })))
  it('with the highest sum', () => neverCheaper(() => ({ sumInsured: '2m' })))
  it('with the lowest deductible', () => neverCheaper(() => ({ deductible: '250' })))
  it('with work for the United States', () => neverCheaper(() => ({ usWork: 'under25' })))
  it('in the highest class', () => neverCheaper(() => ({ profession: 'interimManager' })))
})
