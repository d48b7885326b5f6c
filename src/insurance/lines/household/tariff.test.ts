import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../../values/iso-date.ts'
import { sampleAnswers } from '../sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'
import { zoneOf } from './zones.ts'

type Answers = Parameters<typeof tariff.rate>[0]
const today = isoDateOf('2026-11-15')
const prices = (answers: Answers) => tariff.rate(answers, today).map((each) => each.price.cents)

/** The answers with something changed never cost less. */
function neverCheaper(change: (answers: Answers) => Partial<Answers>) {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
      const answers = sampleAnswers(line, pick, today, 'quote') as Answers
      const before = prices(answers)
      prices({ ...answers, ...change(answers) }).forEach((price, index) => {
        expect(price).toBeGreaterThanOrEqual(before[index] ?? 0)
      })
    }),
  )
}

describe('household prices never fall', () => {
  it('with a larger home', () => neverCheaper(({ sqm }) => ({ sqm: sqm + 1 })))
  it('with a higher own sum', () => neverCheaper(({ sum }) => (sum ? { sum: sum + 1000_00 } : {})))
  it('with a further claim', () => neverCheaper(({ claims5y }) => ({ claims5y: claims5y + 1 })))
  it('without a deductible', () => neverCheaper(() => ({ deductible: '0' })))
  it('with dearer bicycles', () =>
    neverCheaper(({ bikeTheft = 0 }) => ({ bikeTheft: bikeTheft + 1 })))
  it('with glass and natural hazards', () =>
    neverCheaper(() => ({ glass: 'yes', elemental: 'yes' })))
  it('with a better package', () => {
    const [basic = 0, comfort = 0, premium = 0] = prices({
      ...(sampleAnswers(line, (max) => max, today, 'quote') as Answers),
    })
    expect(basic < comfort && comfort < premium).toBe(true)
  })
  it('in a riskier zone', () => {
    const at = (pc: string) =>
      prices({ ...(sampleAnswers(line, (max) => max, today, 'quote') as Answers), pc })[0] ?? 0
    const zones = ['86150', '80331', '01067', '30159', '10115']
    expect(zones.map(zoneOf)).toEqual([1, 2, 3, 4, 5])
    expect(zones.map(at)).toEqual([...zones.map(at)].sort((a, b) => a - b))
  })
})
