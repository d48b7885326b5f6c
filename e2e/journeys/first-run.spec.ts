import { expect, type Page, test } from '@playwright/test'
import { connectDatabase } from '#platform/database/connect.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { runOwnProduct } from '../steps/own-product.ts'
import { totp } from '../steps/totp.ts'

/** Only a product without staff shows it, so this journey has one of its own. */
test('the first colleague makes an account, shows a second factor and is let in', async ({
  page,
}) => {
  const product = await runOwnProduct('first-run', { STAFF_SECOND_FACTOR: 'required' })
  try {
    await dismissDemoAdmin(product.databaseUrl)
    await page.goto(`http://cms.localhost:${product.port}/admin`)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@feather.example')
    await page.getByLabel('Password').fill('a long enough password')
    await page.getByRole('button', { name: 'Create the first account' }).click()
    await expectSetUpAlone(page, `http://cms.localhost:${product.port}/admin/staff`)
    await page.getByLabel('Your password').fill('a long enough password')
    await page.getByRole('button', { name: 'Set it up' }).click()
    const key = await page.locator('.bo-key').textContent()
    await expectAccessible(page)
    await page.getByLabel('Code of the app').fill(totp(key ?? ''))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.locator('.bo-codes code')).toHaveCount(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByRole('button', { name: 'Account of Ada' })).toBeVisible()
    // Nobody makes a second first account.
    const eve = { name: 'Eve', email: 'eve@example.com', password: 'a long enough password' }
    const second = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/admin/first-run', { method: 'POST', headers, body })).status
    }, JSON.stringify(eve))
    expect(second).toBe(403)
  } finally {
    await product.stop()
  }
})

/** Whatever page is asked for, the set-up answers, and the session stays for it. */
async function expectSetUpAlone(page: Page, address: string): Promise<void> {
  const setUp = page.getByRole('heading', { name: 'One thing first' })
  await expect(setUp).toBeVisible()
  await page.goto(address)
  await expect(setUp).toBeVisible()
  await expectAccessible(page)
}

async function dismissDemoAdmin(url: string): Promise<void> {
  const database = connectDatabase(url, { onError: () => {} })
  await database.pool.query('delete from staff')
  await database.close()
}
