import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../../values/iso-date.ts'
import { sampleAnswers } from '../sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'
import { zoneOf } from './zones.ts'

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

describe('bike prices never fall', () => {
  it('with a dearer bike', () => neverCheaper(({ price }) => ({ price: price + 1 })))
  it('with a motor', () => neverCheaper(() => ({ type: 'eBike25' })))

  it('in a riskier zone', () => {
    const answers = sampleAnswers(line, (max) => max, today, 'quote') as Answers
    const zones = ['86150', '70173', '80331', '10115']
    const at = zones.map((pc) => prices({ ...answers, pc }).get('theft') ?? 0)
    expect(zones.map(zoneOf)).toEqual([1, 2, 3, 4])
    expect(new Set(at).size).toBe(4)
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })
})
