import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { connectDatabase } from '#platform/database/connect.ts'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { startTestCluster } from '#platform/postgres/test-cluster.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { runProduct } from '../steps/run-product.ts'

/** Only a product without staff shows it, so this journey has one of its own. */
test('the first colleague makes an account and is let in', async ({ page }) => {
  const cluster = await startTestCluster()
  const dataDir = mkdtempSync(join(tmpdir(), 'feather-first-run-'))
  const port = String(await findFreePort())
  const settings = { PORT: port, DATABASE_URL: cluster.url, DATA_DIR: dataDir }
  const product = await runProduct('first-run', settings)
  try {
    await dismissDemoAdmin(cluster.url)
    await page.goto(`http://cms.localhost:${port}/admin`)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@feather.example')
    await page.getByLabel('Password').fill('a long enough password')
    await page.getByRole('button', { name: 'Create the first account' }).click()
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
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function dismissDemoAdmin(url: string): Promise<void> {
  const database = connectDatabase(url, { onError: () => {} })
  await database.pool.query('delete from staff')
  await database.close()
}
