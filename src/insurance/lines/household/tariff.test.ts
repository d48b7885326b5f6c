import { describe, expect, it } from 'vitest'
import type { AnswersOf } from '../answers-of.ts'
import { neverCheaperIn, pricesOf, today } from '../test-prices.ts'
import { sampleAnswers } from '../test-sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'
import { zoneOf } from './zones.ts'

const neverCheaper = neverCheaperIn(line, tariff)

const highest = sampleAnswers(line, (max) => max, today, 'quote') as AnswersOf<typeof line>

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
    const [basic = 0, comfort = 0, premium = 0] = pricesOf(tariff, highest).values()
    expect(basic < comfort && comfort < premium).toBe(true)
  })
  it('in a riskier zone', () => {
    const at = (pc: string) => pricesOf(tariff, { ...highest, pc }).get('basic') ?? 0
    const zones = ['86150', '80331', '01067', '30159', '10115']
    expect(zones.map(zoneOf)).toEqual([1, 2, 3, 4, 5])
    expect(zones.map(at)).toEqual([...zones.map(at)].sort((a, b) => a - b))
  })
})
