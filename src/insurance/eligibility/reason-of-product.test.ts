import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { LANGUAGES } from '../values/language.ts'
import { loadHealthCopy } from './health-copy.ts'
import { healthQuestionnaire } from './health-questionnaire.ts'
import { HEALTH_PRODUCTS, type HealthProduct } from './health-rule-set.ts'
import { HEALTH_RULES_9 } from './health-table-9.ts'
import { REASON_OF_PRODUCT, reasonOfProduct } from './reason-of-product.ts'
import { recommendHealth } from './recommend-health.ts'
import { ask, EMPLOYEE, STUDENT, Y26 } from './test-health-answers.ts'

const copies = await Promise.all(LANGUAGES.map(loadHealthCopy))
const [english = copies[0]] = copies

/** Nothing differs: nobody of them needs any of it, or no row speaks of it. */
const ABOUT_ALL = [
  'visitorNeedsTravelHealth',
  'ehicIsEnough',
  'postedWithA1',
  'notForThisSituation',
]
/** The columns of the comparison. */
const COLUMNS: readonly (readonly HealthProduct[])[] = [
  ['public'],
  ['private'],
  ['expatShort', 'expatLong'],
]

it('says something of its own in each column, whoever asks', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
      const result = recommendHealth(sampleAnswers(healthQuestionnaire, pick, Y26), Y26)
      if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
      for (const copy of copies) {
        const columns = COLUMNS.map((column) => {
          const texts = column.flatMap((product) =>
            result.products[product].reasons
              .filter((code) => !ABOUT_ALL.includes(code))
              .map((code) => reasonOfProduct(copy, product, code)),
          )
          return [...new Set(texts)]
        })
        const all = columns.flat()
        expect(all).not.toContain('')
        expect(new Set(all).size, JSON.stringify(result.products)).toBe(all.length)
      }
    }),
    { numRuns: 1000 },
  )
})

it.each([
  [EMPLOYEE, 'public', 'employeeBelowLimit'],
  [EMPLOYEE, 'private', 'closedByDuty'],
  [EMPLOYEE, 'expatShort', 'expatEndsWithJob'],
  [STUDENT, 'public', 'studentTariff'],
  [STUDENT, 'private', 'exemptionForStudies'],
] as const)('%o reads beside %s: %s', (answers, product, sentence) => {
  const [reason = ''] = ask(answers).products[product].reasons
  expect(english && reasonOfProduct(english, product, reason)).toBe(english?.reasons[sentence])
})

it.each(HEALTH_PRODUCTS)('names rows that decide about %s, each once', (product) => {
  const deciding = HEALTH_RULES_9.rows.filter((row) => row.verdicts[product] !== undefined)
  const named = Object.values(REASON_OF_PRODUCT[product]).flat()
  const codes = new Set(deciding.map(({ code }) => code))
  expect(named.filter((code) => !codes.has(code))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
