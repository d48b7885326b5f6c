import { expect, test } from '@playwright/test'
import { caseQuery } from '#features/recommendation/test-cases.ts'
import {
  healthThresholds,
  lifeThresholds,
  markVerdict,
} from '#features/recommendation/test-threshold-cases.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { berlinDay, systemClock } from '#platform/clock.ts'
import { readAdvice } from '../steps/read-advice.ts'

// What the server says is what counts here, and it says so without a browser.
const asOf = lawDay(berlinDay(systemClock.now()))

test('health: both sides of every threshold', async () => {
  for (const { name, sides } of healthThresholds(asOf)) {
    for (const [answers, shows] of sides) {
      const path = `/recommendation-tool/health?${caseQuery(answers)}`
      const { result, products } = await readAdvice(path)
      const verdictOf = (wanted: string) =>
        products.find((each) => each['data-product'] === wanted)?.['data-verdict']
      const shown = (result['data-ranking'] ?? '')
        .split(' ')
        .map((product) => markVerdict(product, verdictOf(product)))
        .join(' ')
      expect(`${name}: ${shown}`).toBe(`${name}: ${shows}`)
    }
  }
})

test('life situations: both sides of every threshold', async () => {
  for (const { name, line, sides } of lifeThresholds(asOf)) {
    for (const [answers, shows] of sides) {
      const { lines } = await readAdvice(`/recommendation-tool?${caseQuery(answers)}`)
      const reason = lines.find((each) => each.line === line)?.reason
      expect(`${name}: ${reason}`).toBe(`${name}: ${shows}`)
    }
  }
})
