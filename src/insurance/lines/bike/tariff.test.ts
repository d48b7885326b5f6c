import { describe, expect, it } from 'vitest'
import type { AnswersOf } from '../answers-of.ts'
import { neverCheaperIn, pricesOf, today } from '../test-prices.ts'
import { sampleAnswers } from '../test-sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'
import { zoneOf } from './zones.ts'

const neverCheaper = neverCheaperIn(line, tariff)

describe('bike prices never fall', () => {
  it('with a dearer bike', () => neverCheaper(({ price }) => ({ price: price + 1 })))
  it('with a motor', () => neverCheaper(() => ({ type: 'eBike25' })))

  it('in a riskier zone', () => {
    const answers = sampleAnswers(line, (max) => max, today, 'quote') as AnswersOf<typeof line>
    const zones = ['86150', '70173', '80331', '10115']
    const at = zones.map((pc) => pricesOf(tariff, { ...answers, pc }).get('theft') ?? 0)
    expect(zones.map(zoneOf)).toEqual([1, 2, 3, 4])
    expect(new Set(at).size).toBe(4)
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })
})
