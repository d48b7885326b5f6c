import { expect, type Page, test } from '@playwright/test'
import { actAhead } from '../steps/act-ahead.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { password, registerByForm } from '../steps/own-account.ts'
import { totp } from '../steps/totp.ts'

async function signIn(page: Page, email: string, code: string): Promise<void> {
  await page.goto(on('app', '/account/signin'))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('button[value="password"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('#otp').fill(code)
  await page.locator('#password').fill(password)
  await page.locator('button[value="password"]').click()
}

test('a backup code signs in once, when the app is not at hand', async ({ page }) => {
  const email = `second-${Date.now()}@example.com`
  await actAhead(page, (visitor) => registerByForm(visitor, email))
  await page.goto(on('app', '/me/settings'))
  await page.locator('#secret').fill(password)
  await page.locator('button[value="beginSecondFactor"]').click()
  const typed = (await page.locator('.account-qr + p code').textContent()) ?? ''
  await expectAccessible(page)
  await page.locator('#otp').fill(totp(typed))
  await page.locator('button[value="finishSecondFactor"]').click()
  await expect(page.locator('.account-codes code')).toHaveCount(10)
  await expectAccessible(page)
  const codes = await page.locator('.account-codes code').allTextContents()

  await page.locator('.account-nav button').click()
  await expect(page).toHaveURL(/told=signedOut/)
  await signIn(page, email, codes[0] ?? '')
  await expect(page).toHaveURL(/\/me\/policies/)
  await page.locator('.account-nav button').click()
  await signIn(page, email, codes[0] ?? '')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/signin/)
})
