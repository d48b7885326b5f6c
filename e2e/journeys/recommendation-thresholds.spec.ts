import { expect, test } from '@playwright/test'
import { caseQuery } from '#features/recommendation/cases.ts'
import {
  healthThresholds,
  lifeThresholds,
  markVerdict,
} from '#features/recommendation/threshold-cases.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { systemClock, todayIn } from '#platform/clock.ts'
import { on } from '../steps/hosts.ts'

const asOf = lawDay(isoDateOf(todayIn('Europe/Berlin', systemClock)))

// What the server says is what counts here; script and style would only take time.
test.use({ javaScriptEnabled: false })
test.beforeEach(({ page }) => page.route(/\/assets\//, (route) => route.abort()))

test('health: both sides of every threshold', async ({ page }) => {
  // The one answer that no address carries.
  await page
    .context()
    .addCookies([{ name: 'feather_answer', value: 'conditions.no', url: on('app') }])
  for (const { name, sides } of healthThresholds(asOf)) {
    for (const [answers, shows] of sides) {
      const address = on('app', `/recommendation-tool/health?${caseQuery(answers)}`)
      await page.goto(address, { waitUntil: 'commit' })
      const ranking = await page.locator('[data-ranking]').getAttribute('data-ranking')
      const verdicts = await page
        .locator('[data-product]')
        .evaluateAll((found) =>
          Object.fromEntries(
            found.map(({ dataset }) => [dataset['product'], dataset['verdict'] ?? '']),
          ),
        )
      const shown = (ranking ?? '')
        .split(' ')
        .map((product) => markVerdict(product, verdicts[product]))
        .join(' ')
      expect(`${name}: ${shown}`).toBe(`${name}: ${shows}`)
    }
  }
})

test('life situations: both sides of every threshold', async ({ page }) => {
  for (const { name, line, sides } of lifeThresholds(asOf)) {
    for (const [answers, shows] of sides) {
      const address = on('app', `/recommendation-tool?${caseQuery(answers)}`)
      await page.goto(address, { waitUntil: 'commit' })
      const reason = await page.locator(`[data-line="${line}"]`).getAttribute('data-reason')
      expect(`${name}: ${reason}`).toBe(`${name}: ${shows}`)
    }
  }
})
