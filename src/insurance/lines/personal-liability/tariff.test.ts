import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../../values/iso-date.ts'
import { forAnyAnswers, today } from '../test-prices.ts'
import { sampleAnswers } from '../test-sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

type Answers = Parameters<typeof tariff.rate>[0]
const prices = (answers: Answers) => tariff.rate(answers, today).map((each) => each.price.cents)

describe('personal liability prices', () => {
  it('never fall with more people, claims, extras or cover', () => {
    forAnyAnswers(line, (answers) => {
      const before = prices(answers)
      const dearer: Partial<Answers>[] = [
        { household: 'family' },
        { claims5y: answers.claims5y + 1 },
        { deductible: '0' },
        { extras: ['keyLoss', 'debtorDefault', 'newForOld', 'drone', 'volunteer'] },
      ]
      for (const change of dearer) {
        prices({ ...answers, ...change }).forEach((price, index) => {
          expect(price).toBeGreaterThanOrEqual(before[index] ?? 0)
        })
      }
      expect(before).toEqual([...before].sort((a, b) => a - b))
    })
  })
  it('do not depend on age', () => {
    const answers = sampleAnswers(line, (max) => max, today, 'quote') as Answers
    expect(prices({ ...answers, birthDate: isoDateOf('1950-01-01') })).toEqual(
      prices({ ...answers, birthDate: isoDateOf('2000-01-01') }),
    )
  })
})
