import { expect, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { tabTo } from '../steps/by-keyboard.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import {
  awaitInAccount,
  confirmHere,
  registerAhead,
  sendRegistration,
} from '../steps/own-account.ts'
import { newVisitor } from '../steps/visitor.ts'
import { visit } from '../steps/walk-journey.ts'

test('who recommends us passes a link on, sees how many came and never who, and stops', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await registerAhead(page, `recommends-${Date.now()}@example.com`)
  await page.goto(on('app', '/me/recommend'))
  await awaitHydrated(page)
  await expectAccessible(page)
  await tabTo(page, page.locator('button[value="make"]'))
  await page.keyboard.press('Enter')
  const field = page.locator('#link')
  await expect(field).toHaveValue(/\/recommended\/FL(-\w{4}){3}$/)
  const link = await field.inputValue()
  await tabTo(page, page.locator('.ui-buttons button').first())
  await page.keyboard.press('Enter')
  await expect(page.locator('.account-columns [role="status"]')).not.toBeEmpty()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectAccessible(page)

  const invited = await (await browser.newContext()).newPage()
  const email = `invited-${Date.now()}@example.com`
  await invited.goto(link)
  await expectAccessible(invited)
  const kept = await invited.evaluate(() => [
    document.cookie,
    { ...sessionStorage, ...localStorage },
  ])
  expect(JSON.stringify(kept)).not.toContain('FL-')
  await invited.locator('a[href*="/account/register"]').click()
  await expect(invited.locator('#recommended')).toHaveValue(new URL(link).pathname.slice(13))
  await expectAccessible(invited)
  await sendRegistration(invited, email)
  // Nobody came before the address is proven.
  await awaitInAccount(page, '/me/recommend', (html) => html.includes('data-came="0"'))
  const count = page.locator('[data-came]')
  await confirmHere(invited, email)
  await invited.context().close()
  await page.reload()
  await expect(count).toHaveAttribute('data-came', '1')
  expect(await page.content()).not.toContain('invited-')

  await page.locator('button[value="stop"]').click()
  await expect(page).toHaveURL(/told=referralStopped/)
  await expect(field).toHaveCount(0)
  // On a phone the menu of the account begins where somebody is, and follows the keyboard.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await awaitHydrated(page)
  await expect(page.locator('.account-nav [aria-current]')).toBeInViewport({ ratio: 1 })
  for (const end of [page.locator('.account-nav a').first(), page.locator('.account-nav button')]) {
    await tabTo(page, end)
    await expect(end).toBeInViewport({ ratio: 1 })
  }
  // Whoever still has the link finds the same page.
  const { status, html } = await visit(newVisitor(), 'app', new URL(link).pathname)
  expect(status).toBe(200)
  expect(html).toContain('/account/register?recommended=FL-')
})
