import { expect, test } from '@playwright/test'
import { actAhead } from '../steps/act-ahead.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { heightsOf } from '../steps/level.ts'
import { applyFor, registerByForm } from '../steps/own-account.ts'
import { readHtml } from '../steps/read-html.ts'
import { visit } from '../steps/walk-journey.ts'

test('a consent is withdrawn with one press, and what follows is done and told', async ({
  page,
}) => {
  test.slow()
  const email = `consents-${Date.now()}@example.com`
  const person = { email }
  const { owner, reference } = await actAhead(page, async (visitor) => {
    await registerByForm(visitor, email)
    const wanted = { line: 'life', path: '/policies/life', person } as const
    return { owner: visitor, reference: await applyFor(visitor, wanted) }
  })

  await page.goto(on('app', '/me/consents'))
  const health = page.locator('.account-consents > li', {
    has: page.locator('input[name="code"][value="healthDataConsent"]'),
  })
  await expect(health).toContainText(reference)
  await expectAccessible(page)
  // Side by side on a desktop; as wide as a card on a phone, as every other button of one.
  const presses = page.locator('.account-consents button')
  const levels = page.locator('.account-consents > li')
  expect(await heightsOf(presses)).toBe(await heightsOf(levels))
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = await page
    .locator('.account-consents :is(blockquote, button)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  await page.setViewportSize({ width: 1280, height: 720 })
  const words = await page.locator('.account-consents blockquote').count()
  await health.getByRole('button').click()
  await expect(page).toHaveURL(/told=consentWithdrawn/)
  await expect(health).toHaveCount(0)
  // It stays in the list, with its day and what became of it.
  await expect(page.locator('.account-consents blockquote')).toHaveCount(words)
  await expect(page.locator('[aria-labelledby="over"] .ui-badge')).toHaveCount(1)

  await page.goto(on('app', `/me/applications/${reference}`))
  await expect(page.locator('main')).toContainText('Taken back')
  for (const language of ['de', 'es', 'fr']) {
    const { html } = await visit(owner, 'app', `/me/consents?lang=${language}`)
    const shown = readHtml(html)
    expect(shown.all('html')[0]?.attributes['lang']).toBe(language)
    expect(shown.all('blockquote')).toHaveLength(words)
  }
})
