import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addYears, isoDateOf } from '../../values/iso-date.ts'
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

describe('dental prices never fall', () => {
  it('with a year more of age', () =>
    neverCheaper(({ birthDate }) => ({ birthDate: addYears(birthDate, -1) })))
  it('with a further missing tooth', () =>
    neverCheaper(({ missingTeeth }) => ({ missingTeeth: missingTeeth + 1 })))

  it('with a better package', () => {
    const answers = sampleAnswers(line, (max) => max, today, 'quote') as Answers
    const [basic = 0, comfort = 0, premium = 0] = prices(answers).values()
    expect(basic < comfort && comfort < premium).toBe(true)
  })
})
