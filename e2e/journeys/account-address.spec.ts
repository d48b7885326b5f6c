import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { mailedLink, password, registerAhead, signIn } from '../steps/own-account.ts'

test('an account gets another address by the mail that goes there', async ({ page }) => {
  const [before, after] = ['before', 'after'].map((name) => `${name}-${Date.now()}@example.com`)
  if (!before || !after) throw new Error('Two addresses are needed.')
  await registerAhead(page, before)
  await page.goto(on('app', '/me/settings'))
  await page.locator('#email').fill(after)
  await page.locator('#addressPassword').fill(password)
  await page.locator('button[value="newAddress"]').click()
  await expect(page.getByText('We have sent an e-mail to the new address')).toBeVisible()
  await expectAccessible(page)

  const link = /http\S+\/account\/new-address\?code=[\w.-]+/
  await page.goto(await mailedLink(after, 'Subject: Confirm your new', link))
  await expect(page.getByText(`Use ${after} for your account?`)).toBeVisible()
  await expectAccessible(page)
  await page.locator('.account-small form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/me\/settings\?told=addressChanged/)
  await expect(page.getByText(`You sign in with ${after}`)).toBeVisible()

  await page.locator('.account-nav button').click()
  await expect(page).toHaveURL(/told=signedOut/)
  await signIn(page, after)
})
