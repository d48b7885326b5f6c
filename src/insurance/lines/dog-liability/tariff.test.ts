import { describe, expect, it } from 'vitest'
import { forAnyAnswers, neverCheaperIn, pricesOf } from '../test-prices.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

const neverCheaper = neverCheaperIn(line, tariff)

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
    forAnyAnswers(line, (answers) => {
      const reversed = [...answers.dogs].reverse()
      expect(pricesOf(tariff, { ...answers, dogs: reversed })).toEqual(pricesOf(tariff, answers))
    })
  })
})
