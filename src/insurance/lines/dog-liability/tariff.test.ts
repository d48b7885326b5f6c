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

describe('dog liability prices never fall', () => {
  it('with a further dog', () =>
    neverCheaper(({ dogs }) => ({ dogs: [...dogs, ...dogs.slice(0, 1)] })))
  it('with a listed breed in place of the first', () =>
    neverCheaper(({ dogs }) => ({
      dogs: dogs.map((dog, index) => (index === 0 ? { ...dog, breed: 'kangal' } : dog)),
    })))
  it('with the highest sum', () => neverCheaper(() => ({ sumInsured: '20m' })))
  it('without a deductible', () => neverCheaper(() => ({ deductible: '0' })))

  it('and do not depend on the order of the dogs', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
        const answers = sampleAnswers(line, pick, today, 'quote') as Answers
        expect(prices({ ...answers, dogs: [...answers.dogs].reverse() })).toEqual(prices(answers))
      }),
    )
  })
})
