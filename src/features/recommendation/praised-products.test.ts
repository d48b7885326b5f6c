import { expect, test } from 'vitest'
import { healthQuestionnaire } from '#insurance/eligibility/health-questionnaire.ts'
import { pickBySeed } from '#insurance/lines/test-fixed-chance.ts'
import { sampleAnswers } from '#insurance/lines/test-sample-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { healthResult } from './health-result.ts'
import { loadHealthSource } from './load-lines.ts'

const source = await loadHealthSource('en')
/** Euros, either side of what lines and laws ask for. */
const INCOMES = [
  0, 6_780, 7_236, 7_237, 36_000, 51_000, 60_000, 73_801, 77_400, 77_401, 90_000, 200_000,
]

test.each([
  '2026-11-15',
  // The law of the next day is known on the first eve, and not on the second.
  '2025-12-31',
  '2026-12-31',
])('on %s whatever is praised to somebody has a form that takes them, or a person looks', (day) => {
  const today = isoDateOf(day)
  const pick = pickBySeed(13)
  const refused: unknown[] = []
  let praised = 0
  for (let person = 0; person < 300; person += 1) {
    const made = sampleAnswers(healthQuestionnaire, pick, today)
    const age = 15 + pick(70)
    const own = {
      ...made,
      age,
      monthsInGermany: pick(90),
      ...(made['yearlyIncome'] === undefined
        ? {}
        : { yearlyIncome: INCOMES[pick(INCOMES.length - 1)] }),
      ...(age < 55 ? {} : { statutoryInLast5Years: pick(1) ? 'yes' : 'no' }),
    }
    const raw = Object.fromEntries(Object.entries(own).map(([id, value]) => [id, String(value)]))
    const result = healthResult(raw, today, source)
    if (!result || result.rankingReason.code === 'onlyWithLimits') continue
    const first = result.products.find(({ rank }) => rank === 1)
    if (!first) continue
    praised += 1
    const { cost, reasons } = first
    // From 55 on a person finds out which fund is open.
    if (reasons.some(({ code }) => code === 'closedAt55')) continue
    if (cost.kind === 'none' && (cost.why === 'refused' || cost.why === 'notTaken')) {
      refused.push([raw, first.product, cost.reasons])
    }
  }
  expect(refused).toEqual([])
  expect(praised).toBeGreaterThan(100)
})
