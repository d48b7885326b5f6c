import { describe, expect, it } from 'vitest'
import { quote } from '../quote/quote.ts'
import { addDays, addYears, birthdayOf, type IsoDate, isoDateOf } from '../values/iso-date.ts'
import { loadRatedLine } from './load-line.ts'
import { referenceAnswers } from './reference-answers.ts'
import type { LineId } from './registry.ts'
import { today } from './test-prices.ts'

type Change = Readonly<Record<string, unknown>>

/** Prices of all packages for a changed reference profile. */
async function pricesOf(id: LineId, change: Change, day: IsoDate = today) {
  const rated = await loadRatedLine(id)
  const result = quote(rated, { ...referenceAnswers(rated.definition, day), ...change }, day)
  if (result.outcome !== 'quoted') throw new Error(`${id} ${JSON.stringify(change)}`)
  return result.packages.map(({ price }) => price.cents)
}

const aged = (years: number) => ({ birthDate: addYears(today, -years) })
const ages = (from: number, to: number): Change[] =>
  Array.from({ length: to - from + 1 }, (_, index) => aged(from + index))
const amounts = (field: string, euros: readonly number[]): Change[] =>
  euros.map((each) => ({ [field]: each * 100 }))
const options = (field: string, values: readonly string[]): Change[] =>
  values.map((value) => ({ [field]: value }))

const REVENUES = [0, 1, 50_000, 299_999.99, 300_000, 1_000_000, 10_000_000]

/** Lines whose tariffs have no test of their own for it; each list is in rising order. */
const RISING: readonly (readonly [LineId, string, readonly Change[]])[] = [
  ['expat-short-term', 'age', ages(0, 75)],
  ['expat-long-term', 'age', ages(18, 64)],
  ['expat-long-term', 'area', options('area', ['eu', 'worldExUS', 'world'])],
  ['expat-long-term', 'lower deductible', options('deductible', ['2500', '1000', '500', '0'])],
  ['private-health', 'age, before the surcharge ends', ages(16, 60)],
  ['private-health', 'age, after it', ages(61, 65)],
  [
    'private-health',
    'lower deductible',
    options('deductible', ['3000', '1500', '1000', '500', '0']),
  ],
  ['disability', 'benefit', amounts('benefit', [500, 999.99, 1_000, 1_000.01, 1_500, 2_000])],
  ['disability', 'later end', options('endAge', ['60', '63', '65', '67'])],
  ['general-liability', 'revenue', amounts('revenue', REVENUES)],
  ['general-liability', 'sum', options('sumInsured', ['3m', '5m', '10m'])],
  ['cyber', 'revenue', amounts('revenue', REVENUES)],
  ['cyber', 'sum', options('sumInsured', ['100k', '250k', '500k', '1m', '2m'])],
  ['company-professional-liability', 'revenue', amounts('revenue', REVENUES)],
  ['company-travel', 'days', [1, 10, 11, 365].map((daysPerYear) => ({ daysPerYear }))],
  ['company-travel', 'travellers', [1, 2, 10, 5000].map((travellers) => ({ travellers }))],
  ['company-life', 'sum', amounts('fixedSum', [10_000, 10_000.01, 50_000, 300_000])],
  ['company-health', 'people', [10, 11, 5000].map((insuredEmployees) => ({ insuredEmployees }))],
  [
    'public-health',
    'income',
    amounts(
      'monthlyIncome',
      [603.01, 1_318.33, 1_999.99, 2_000, 2_000.02, 5_812.49, 5_812.5, 9_000],
    ),
  ],
]

describe('never cheaper with more', () => {
  it.each(RISING)('%s: %s', async (id, _, changes) => {
    const prices = await Promise.all(changes.map((change) => pricesOf(id, change)))
    for (const [index, here] of prices.entries()) {
      const before = prices[index - 1] ?? here.map(() => 0)
      for (const [tier, cents] of here.entries()) {
        expect(cents, JSON.stringify(changes[index])).toBeGreaterThanOrEqual(before[tier] ?? 0)
      }
    }
    expect(prices.at(-1)).not.toEqual(prices[0])
  })
})

describe('a price moves on the birthday, not the day before', () => {
  it.each([
    ['expat-short-term', '1986-12-01', 40],
    ['expat-short-term', '1987-01-01', 40],
    ['expat-short-term', '1988-02-29', 40],
    ['expat-short-term', '1987-02-28', 40],
    ['dental', '1996-02-29', 31],
    ['dental', '1996-03-01', 31],
  ] as const)('%s, born on %s, at %i', async (id, born, age) => {
    const birthDate = isoDateOf(born)
    const birthday = birthdayOf(birthDate, age)
    const on = (startDate: IsoDate) =>
      pricesOf(id, { birthDate, startDate }, addDays(startDate, -20))
    const [before, then, after] = await Promise.all([
      on(addDays(birthday, -1)),
      on(birthday),
      on(addDays(birthday, 1)),
    ])
    expect(then).not.toEqual(before)
    expect(after).toEqual(then)
  })
})

it('nothing but the law moves the reference price at the turn of a year', async () => {
  const days = ['2025-12-31', '2026-01-01'].map(isoDateOf)
  for (const id of ['household', 'life', 'expat-short-term', 'personal-liability'] as const) {
    const [old, young] = await Promise.all(days.map((day) => pricesOf(id, {}, day)))
    expect(young, id).toEqual(old)
  }
  // The law of a fund is that of the first day of the membership.
  const inFund = (startDate: string) =>
    pricesOf('public-health', { startDate }, isoDateOf('2025-12-30'))
  const [old, young] = await Promise.all(['2025-12-31', '2026-01-01'].map(inFund))
  expect([old?.[0], young?.[0]]).toEqual([382_38, 386_58])
})
