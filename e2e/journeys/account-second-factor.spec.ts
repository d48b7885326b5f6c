import { expect, type Page, test } from '@playwright/test'
import { actAhead } from '../steps/act-ahead.ts'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { password, registerByForm, soon, untilLetIn } from '../steps/own-account.ts'
import { totp } from '../steps/totp.ts'

async function signInWithCode(
  page: Page,
  { email, code }: { email: string; code: string },
  expectNext: () => Promise<void>,
): Promise<void> {
  await untilLetIn(async () => {
    await page.goto(on('app', '/account/signin'))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('button[value="password"]').click()
    await expect(page.locator('#otp')).toBeFocused(soon)
    await page.locator('#otp').fill(code)
    await page.locator('#password').fill(password)
    await page.locator('button[value="password"]').click()
    await expectNext()
  })
}

test('a backup code signs in once, when the app is not at hand', async ({ page }) => {
  test.slow()
  const email = `second-${Date.now()}@example.com`
  await actAhead(page, (visitor) => registerByForm(visitor, email))
  await page.goto(on('app', '/me/settings'))
  await page.locator('#secret').fill(password)
  await page.locator('button[value="beginSecondFactor"]').click()
  const typed = (await page.locator('.account-qr ~ p code').textContent()) ?? ''
  // The page is long: what comes next is brought into sight.
  await expect(page.locator('p:has(+ .account-qr)')).toBeFocused()
  await expectAccessible(page)
  // Who mistypes the first code can look at the key again.
  await page.locator('#otp').fill('000 000')
  await page.locator('button[value="finishSecondFactor"]').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('.account-qr ~ p code')).toHaveText(typed)
  await page.locator('#otp').fill(totp(typed))
  await page.locator('button[value="finishSecondFactor"]').click()
  await expect(page.locator('.account-codes code')).toHaveCount(10)
  await expectAccessible(page)
  const codes = await page.locator('.account-codes code').allTextContents()

  await page.locator('.account-nav button').click()
  await expect(page).toHaveURL(/told=signedOut/)
  const code = codes[0] ?? ''
  await signInWithCode(page, { email, code }, () => expect(page).toHaveURL(/\/me\/policies/, soon))
  await test.step('a page that comes back from the browser’s memory asks who is there', async () => {
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.goto(on('app', '/me/settings'))
    await awaitHydrated(page)
    // Who is still signed in keeps what they typed.
    const name = page.locator('[name=name]')
    await name.fill('Half a na')
    const asked = page.waitForResponse(/settings\.data/, soon)
    await comeBack()
    expect((await asked).status()).toBe(200)
    await expect(name).toHaveValue('Half a na')
    const cookies = await page.context().cookies()
    // Somebody else at the same device finds none of it, in the browser's memory or in its history.
    await actAhead(page, (visitor) => registerByForm(visitor, `other-${email}`))
    await comeBack()
    await expect(page.locator('.account-lead')).toHaveText(`other-${email}`)
    await expect(name).toHaveValue('')
    await page.context().addCookies(cookies)
    await page.goto(on('app', '/me/settings'))
    await awaitHydrated(page)
    await name.fill('Half a na')
    await page.goto(on('app', '/me/data'))
    await page.goBack()
    await awaitHydrated(page)
    await expect(name).toHaveValue('Half a na')
    await page.goForward()
    await actAhead(page, (visitor) => registerByForm(visitor, `third-${email}`))
    await page.goBack()
    await expect(page.locator('.account-lead')).toHaveText(`third-${email}`)
    await expect(name).toHaveValue('')
    await page.context().clearCookies()
    await comeBack()
    await expect(page).toHaveURL(/\/account\/signin\?next=/)
    await page.context().addCookies(cookies)
    await page.goto(on('app', '/me/policies'))
  })
  await page.locator('.account-nav button').click()
  await expect(page).toHaveURL(/told=signedOut/)
  await signInWithCode(page, { email, code }, () =>
    expect(page.getByRole('alert')).toContainText('not right', soon),
  )
  await expect(page).toHaveURL(/\/account\/signin/)
})
