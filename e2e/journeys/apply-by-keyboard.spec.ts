import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Field } from '#insurance/fields/field.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { applicantFor, formEntries } from '../steps/applicant.ts'
import { formOf } from '../steps/apply-in-browser.ts'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { answerByKeyboard, tabTo } from '../steps/by-keyboard.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'
import { atStep, walkAhead } from '../steps/walk-ahead.ts'

test.use({ viewport: sizes[0].viewport })

test('from the price on the product page to the order, with a keyboard alone', async ({ page }) => {
  test.slow()
  const { definition } = await loadRatedLine('household')
  const answers = applicantFor(definition, { sqm: 39 })
  const fields = definition.steps.flatMap((step): readonly Field[] => step.fields)
  const stepOf = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.goto(on('default', '/household-insurance'))
  await tabTo(page, page.locator('form#quote [name=sqm]'))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('form#quote .quote-card__price strong')).toHaveText('€2.54')
  await tabTo(page, page.locator('form#quote button').last())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/policies\/household/)
  await tabTo(page, page.locator('.apply-start__form button'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/policies\/household\/.+/)

  while (stepOf() !== 'review') {
    const from = page.url()
    if (stepOf() === 'plans') await tabTo(page, page.locator('[data-chosen] button'))
    else {
      const shown = (await formOf(page).locator('[name=_shown]').getAttribute('value')) ?? ''
      const [paper, ...papers] = await page.locator('.apply-documents a').all()
      if (paper) await openPaper(page, paper)
      for (const other of papers) {
        // As good as opened: each new page costs the browser as much as ten questions.
        await tabTo(page, other)
        const href = (await other.getAttribute('href')) ?? ''
        expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), href)).toBe(true)
      }
      for (const id of shown.split(' ')) {
        const field = fields.find((each) => each.id === id)
        for (const [name, value] of field ? formEntries(field, id, answers[id]) : []) {
          await answerByKeyboard(page, page.locator(`#apply-form [name="${name}"]`), value)
        }
      }
      await tabTo(page, page.locator('.apply-buttons button[type=submit]').last())
    }
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href !== from)
  }
  await tabTo(page, page.locator('.apply-order button'))
  await page.keyboard.press('Enter')
  await expect(page.locator('.apply-done__reference')).toBeVisible()
})

test('Tab right after a key leads to the question that the key brought about', async ({ page }) => {
  await walkAhead(page, { line: 'cyber', path: '/policies/cyber' }, atStep('security-3'))
  await awaitHydrated(page)
  const incidents = page.locator('#incidents3y')
  const follows = page.locator('[name=incident12m]').first()
  // Until the rules of the line are there, nothing follows from a key.
  await incidents.fill('1')
  await expect(follows).toBeVisible()
  await incidents.fill('')
  await expect(follows).toBeHidden()
  await page.keyboard.press('2')
  await page.keyboard.press('Tab')
  await expect(follows).toBeFocused()
})

async function openPaper(page: Page, link: Locator) {
  await tabTo(page, link)
  const opened = page.context().waitForEvent('page')
  const read = page
    .context()
    .waitForEvent('response', (answer) => answer.url().includes('/documents/'))
  await page.keyboard.press('Enter')
  await read
  // Not to be drawn as well: that takes the browser longer than the whole walk.
  await (await opened).close()
  await page.bringToFront()
}
