import { type Browser, expect, type Page, test } from '@playwright/test'
import { actAhead } from '../steps/act-ahead.ts'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { confirmHere, registerByForm, signIn } from '../steps/own-account.ts'

const LINE = '/policies/liability/quote'
const row = (page: Page) => page.locator('.account-draft')

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

async function begin(page: Page): Promise<void> {
  await page.goto(on('app', LINE))
  await page.locator('.apply-start__form button').first().click()
  await expect(page).toHaveURL(new RegExp(`${LINE}/\\w+`))
}

test('an application that was begun while signed in goes on from the account, on any device', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `begins-${Date.now()}@example.com`
  await actAhead(page, (visitor) => registerByForm(visitor, email))
  await begin(page)
  await page.goto(on('app', '/me/policies'))
  await expect(row(page)).toHaveCount(1)
  await expectAccessible(page)

  const other = await withoutScript(browser)
  await signIn(other, email)
  await row(other).locator('button').first().click()
  await expect(other).toHaveURL(new RegExp(`${LINE}/\\w+`))

  // The other devices are signed out: they find nothing of it any more, this one goes on.
  await other.goto(on('app', '/me/settings'))
  await other.locator('button[value="sessions"]').click()
  await expect(other).toHaveURL(/told=signedOutElsewhere/)
  await page.goto(on('app', LINE))
  await expect(page.locator('button[value="anew"]')).toHaveCount(0)
  await other.goto(on('app', LINE))
  await expect(other.locator('button[value="anew"]')).toHaveCount(1)

  // Who uses this browser next finds nothing of it.
  await other.goto(on('app', '/me/policies'))
  await other.locator('.account-nav button').click()
  await expect(other).toHaveURL(/told=signedOut/)
  await other.goto(on('app', LINE))
  await expect(other.locator('button[value="anew"]')).toHaveCount(0)

  await signIn(page, email)
  await row(page).locator('summary').click()
  await row(page).locator('button[value="delete"]').click()
  await expect(page).toHaveURL(/told=draftDeleted/)
  await expect(row(page)).toHaveCount(0)
  await other.context().close()
})

test('an application that was begun before finds its way into the account of its address', async ({
  page,
  browser,
}) => {
  const email = `saved-${Date.now()}@example.com`
  const before = await withoutScript(browser)
  await begin(before)
  await before.goto(on('app', `${LINE}/save`))
  await before.locator('[name="email"]').fill(email)
  await before.locator('main form button[type="submit"]').click()
  await expect(before).toHaveURL(/state=sent/)

  await actAhead(page, (visitor) => registerByForm(visitor, email))
  await page.goto(on('app', '/me/policies'))
  await expect(page.locator('.account-empty')).toBeVisible()
  await expect(row(page)).toHaveCount(0)
  await confirmHere(page, email)
  await expect(row(page)).toHaveCount(1)
  // Anybody could have typed the address: from now on the account alone opens it.
  await before.goto(on('app', LINE))
  await expect(before.locator('button[value="anew"]')).toHaveCount(0)
  await before.context().close()
})

test('who comes after somebody at the same device finds nothing of theirs in the history', async ({
  page,
}) => {
  await begin(page)
  await awaitHydrated(page)
  const answer = page.locator('.apply-form input:not([type=hidden])').first()
  await answer.check()
  await page.goto(on('app', '/account/signin'))
  await page.goBack()
  await awaitHydrated(page)
  await expect(answer).toBeChecked()
  // The next person begins an application of the same kind.
  await page.goto(on('app', '/account/signin'))
  await page.context().clearCookies({ name: /draft/ })
  await begin(page)
  await page.evaluate(() => history.go(-3))
  await expect(page).toHaveURL(new RegExp(`${LINE}/\\w+$`))
  await awaitHydrated(page)
  await expect(answer).not.toBeChecked()
  // A page that the browser had kept in its memory asks again whose it is.
  await page.context().clearCookies({ name: /draft/ })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL(/\?gone=1$/)
})
