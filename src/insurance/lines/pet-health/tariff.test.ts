import { describe, expect, it } from 'vitest'
import { addYears } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { neverCheaperIn, pricesOf, today } from '../test-prices.ts'
import { sampleAnswers } from '../test-sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

const neverCheaper = neverCheaperIn(line, tariff)

describe('pet health prices never fall', () => {
  it('with a year more of age', () =>
    neverCheaper(({ birthDate }) => ({ birthDate: addYears(birthDate, -1) })))
  it('without a limit', () => neverCheaper(() => ({ limit: 'unlimited' })))
  it('without a share of one’s own', () => neverCheaper(() => ({ copay: '0' })))

  it('with a better package', () => {
    const answers = sampleAnswers(line, () => 0, today, 'quote') as AnswersOf<typeof line>
    const [surgery = 0, full = 0, prevention = 0] = pricesOf(tariff, answers).values()
    expect(surgery < full && full < prevention).toBe(true)
  })
})
