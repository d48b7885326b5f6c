import { describe, expect, it } from 'vitest'
import { addYears, ageAt } from '../values/iso-date.ts'
import { LANGUAGES } from '../values/language.ts'
import type { AnswersOf } from './answers-of.ts'
import type { LineDefinition } from './define-line.ts'
import { line as disability } from './disability/line.ts'
import { tariff as disabilityTariff } from './disability/tariff.ts'
import { line as longTerm } from './expat-long-term/line.ts'
import { tariff as longTermTariff } from './expat-long-term/tariff.ts'
import { line as shortTerm } from './expat-short-term/line.ts'
import { tariff as shortTermTariff } from './expat-short-term/tariff.ts'
import { line as privateHealth } from './private-health/line.ts'
import { tariff as privateHealthTariff } from './private-health/tariff.ts'
import type { Tariff } from './tariff.ts'
import { forAnyAnswers, neverCheaperIn, pricesOf, today } from './test-prices.ts'

const numRuns = 60

/** Packages in their order, each dearer than the one before. */
function expectRising<L extends LineDefinition>(
  line: L,
  tariff: Tariff<L>,
  tiers: readonly string[],
) {
  const check = (answers: AnswersOf<L>) => {
    const prices = pricesOf(tariff, answers)
    const inOrder = tiers.map((tier) => prices.get(tier))
    expect(inOrder).toEqual([...inOrder].sort((a = 0, b = 0) => a - b))
  }
  forAnyAnswers(line, check, numRuns)
}

const copies = import.meta.glob<{ name: string; reasons: Readonly<Record<string, string>> }>(
  './expat-*-term/copy/*.json',
  { import: 'default', eager: true },
)

// Travel health insurance, which they look for, is for people who live in Germany.
it.each(LANGUAGES)('in %s visitors are sent to the cover that takes guests', (language) => {
  const { name } = copies[`./expat-short-term/copy/${language}.json`] ?? {}
  const { reasons } = copies[`./expat-long-term/copy/${language}.json`] ?? {}
  expect(reasons?.['visitorNeedsTravelCover']).toContain(name)
})

describe('private health prices never fall', () => {
  const neverCheaper = neverCheaperIn(privateHealth, privateHealthTariff, { numRuns })
  // At 61 the statutory surcharge of § 149 VAG ends, and with it part of the price.
  it('with a higher age, up to the end of the surcharge', () =>
    neverCheaper(({ birthDate }) =>
      ageAt(birthDate, today) === 60 ? {} : { birthDate: addYears(birthDate, -1) },
    ))
  it('without a deductible', () => neverCheaper(() => ({ deductible: '0' })))
  it('with more sick pay', () =>
    neverCheaper(({ sickPayPerDay }) =>
      sickPayPerDay ? { sickPayPerDay: sickPayPerDay + 10 } : {},
    ))
  it('with one more child, whom no allowance helps', () =>
    neverCheaper(({ status, dependants = [] }) =>
      status === 'civilServant'
        ? {}
        : { dependants: [...dependants, { role: 'child', birthDate: addYears(today, -5) }] },
    ))
  it('with the better level', () =>
    expectRising(privateHealth, privateHealthTariff, ['standard', 'premium']))
})

describe('expat prices for a short stay never fall', () => {
  const neverCheaper = neverCheaperIn(shortTerm, shortTermTariff, { numRuns })
  it('with a higher age', () =>
    neverCheaper(({ birthDate }) => ({ birthDate: addYears(birthDate, -1) })))
  it('with the United States and Canada', () => neverCheaper(() => ({ usCanada: 'yes' })))
  it('with one more in the family', () =>
    neverCheaper(({ dependants = [] }) => ({
      dependants: [...dependants, { relation: 'child', birthDate: addYears(today, -5) }],
    })))
  it('with the better plan', () => expectRising(shortTerm, shortTermTariff, ['basic', 'premium']))
})

describe('expat prices for a long stay never fall', () => {
  const neverCheaper = neverCheaperIn(longTerm, longTermTariff, { numRuns })
  it('with a higher age', () =>
    neverCheaper(({ birthDate }) => ({ birthDate: addYears(birthDate, -1) })))
  it('without a deductible', () => neverCheaper(() => ({ deductible: '0' })))
  it('in a wider area', () =>
    neverCheaper(({ area }) => ({ area: area === 'eu' ? 'worldExUS' : 'world' })))
  it('with one more in the family', () =>
    neverCheaper(({ dependants = [] }) => ({
      dependants: [...dependants, { relation: 'spouse', birthDate: addYears(today, -40) }],
    })))
  it('with the better plan', () =>
    expectRising(longTerm, longTermTariff, ['standard', 'comprehensive']))
})

describe('disability prices never fall', () => {
  const neverCheaper = neverCheaperIn(disability, disabilityTariff, { numRuns })
  it('with a higher benefit', () => neverCheaper(({ benefit }) => ({ benefit: benefit + 100_00 })))
  it('with cover until 67', () => neverCheaper(() => ({ endAge: '67' })))
  it('for a smoker', () => neverCheaper(() => ({ smoker: 'smoker' })))
  it('with a further risky hobby', () =>
    neverCheaper(({ hobbies }) => {
      const all = ['diving', 'climbing', 'flying', 'motorsport'] as const
      const risky = all.find((each) => !hobbies.includes(each))
      return risky ? { hobbies: [...hobbies.filter((each) => each !== 'none'), risky] } : {}
    }))
  it('with payment during long sick leave', () => neverCheaper(() => ({ auClause: 'yes' })))
})
