import { describe, expect, it } from 'vitest'
import { addYears } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { neverCheaperIn, pricesOf, today } from '../test-prices.ts'
import { sampleAnswers } from '../test-sample-answers.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

const neverCheaper = neverCheaperIn(line, tariff)

describe('dental prices never fall', () => {
  it('with a year more of age', () =>
    neverCheaper(({ birthDate }) => ({ birthDate: addYears(birthDate, -1) })))
  it('with a further missing tooth', () =>
    neverCheaper(({ missingTeeth }) => ({ missingTeeth: missingTeeth + 1 })))

  it('with a better package', () => {
    const answers = sampleAnswers(line, (max) => max, today, 'quote') as AnswersOf<typeof line>
    const [basic = 0, comfort = 0, premium = 0] = pricesOf(tariff, answers).values()
    expect(basic < comfort && comfort < premium).toBe(true)
  })
})
