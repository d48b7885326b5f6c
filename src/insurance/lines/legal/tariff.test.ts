import { describe, expect, it } from 'vitest'
import type { AnswersOf } from '../answers-of.ts'
import { neverCheaperIn, pricesOf, today } from '../test-prices.ts'
import { sampleAnswers } from '../test-sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

const neverCheaper = neverCheaperIn(line, tariff)

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
    const answers = sampleAnswers(line, () => 0, today, 'quote') as AnswersOf<typeof line>
    const offered = pricesOf(tariff, { ...answers, modules })
    expect([...offered.keys()]).toEqual(tiers)
    expect([...offered.values()]).toEqual([...offered.values()].sort((a, b) => a - b))
  })
})
