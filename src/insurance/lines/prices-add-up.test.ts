import { describe, expect, it } from 'vitest'
import { loadRatedLine } from './load-line.ts'
import type { LineId } from './registry.ts'
import type { RatedPackage } from './tariff.ts'
import { forAnyAnswers, today } from './test-prices.ts'

/** Facts of a package that are shown as parts of its price: their sum must be the price. */
const PARTS: readonly (readonly [LineId, readonly string[]])[] = [
  ['public-health', ['memberShare']],
  ['private-health', ['ownShare', 'employerShare']],
  ['expat-short-term', ['ownPrice', 'dependantPrice']],
  ['expat-long-term', ['ownPrice', 'dependantPrice']],
  ['company-pension', ['employeesPay', 'employerPays']],
  ['company-pension', ['contribution']],
]

describe('the parts that are shown add up to the price', () => {
  it.each(PARTS)('%s: %s', async (id, codes) => {
    const { definition, tariff } = await loadRatedLine(id)
    let compared = 0
    for (const interval of ['monthly', 'yearly'] as const) {
      forAnyAnswers(
        definition,
        (answers) => {
          // Also where the rules decline: most made-up answers are for nobody.
          for (const rate of tariff.rate({ ...answers, interval }, today)) {
            const parts = valuesOf(rate, codes)
            if (parts.length === 0) continue
            expect(sum(parts)).toBe(rate.price.cents)
            compared += 1
          }
        },
        40,
      )
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('public-health: member and employer make the total', async () => {
    const { definition, tariff } = await loadRatedLine('public-health')
    forAnyAnswers(definition, (answers) => {
      for (const rate of tariff.rate(answers, today)) {
        const shares = valuesOf(rate, ['memberShare', 'employerShare'])
        // Alone, a member's share is the total.
        expect(valuesOf(rate, ['total'])).toEqual(shares.length > 1 ? [sum(shares)] : [])
      }
    })
  })

  it('company-health: the price of one, as often as there are people', async () => {
    const { definition, tariff } = await loadRatedLine('company-health')
    forAnyAnswers(definition, (answers) => {
      for (const rate of tariff.rate(answers, today)) {
        const [each = 0, people = 0] = valuesOf(rate, ['perEmployee', 'employees'])
        expect(each * people).toBe(rate.price.cents)
      }
    })
  })
})

function valuesOf({ facts }: RatedPackage, codes: readonly string[]): readonly number[] {
  return facts.filter(({ code }) => codes.includes(code)).map(({ value }) => Number(value))
}

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0)
}
