import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { applyFor, registerByForm, signIn } from '../steps/own-account.ts'
import { newVisitor } from '../steps/visitor.ts'

test('a consent is withdrawn with one press, and what follows is done and told', async ({
  page,
}) => {
  test.slow()
  const email = `consents-${Date.now()}@example.com`
  const visitor = newVisitor()
  await registerByForm(visitor, email)
  const person = { email }
  const reference = await applyFor(visitor, { line: 'life', path: '/policies/life', person })

  await signIn(page, email, '/me/consents')
  const health = page.locator('.account-consents > li', {
    has: page.locator('input[name="code"][value="healthDataConsent"]'),
  })
  await expect(health).toContainText(reference)
  await expectAccessible(page)
  const words = await page.locator('.account-consents blockquote').count()
  await health.getByRole('button').click()
  await expect(page).toHaveURL(/told=consentWithdrawn/)
  await expect(health).toHaveCount(0)
  // It stays in the list, with its day and what became of it.
  await expect(page.locator('.account-consents blockquote')).toHaveCount(words)
  await expect(page.locator('[aria-labelledby="withdrawn"] .ui-badge')).toHaveCount(1)

  await page.goto(on('app', `/me/applications/${reference}`))
  await expect(page.locator('main')).toContainText('Withdrawn')
  for (const language of ['de', 'es', 'fr']) {
    await page.goto(on('app', `/me/consents?lang=${language}`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.account-consents blockquote')).toHaveCount(words)
  }
})
