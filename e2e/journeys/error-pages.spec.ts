import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { type OwnProduct, runOwnProduct } from '../steps/own-product.ts'
import { sendRequest } from '../steps/send-request.ts'
import { sizes } from '../steps/sizes.ts'

/** A product of its own, whose database is broken on purpose. */
test.describe.configure({ mode: 'serial' })

let product: OwnProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await runOwnProduct('error-pages')
})

test.afterAll(() => product.stop())

const at = (path: string) => `http://localhost:${product.port}${path}`

test('a page that breaks says so in its language, and leads on', async ({ page }) => {
  // Without its footer the page fails: nobody shall read half a page.
  await query(
    product.databaseUrl,
    `UPDATE content_documents SET draft = coalesce(attributes, draft), attributes = NULL, published_at = NULL WHERE uid = 'es-es--footer'`,
  )
  const answer = await page.goto(at('/es-es/about-us'))
  expect(answer?.status()).toBe(500)
  await expectErrorPage(page, 'es', '/es-es')
})

test('without the database a page says when it will be back', async ({ page }) => {
  const { pathname } = new URL(product.databaseUrl)
  const database = pathname.slice(1)
  const cluster = process.env['E2E_CLUSTER_URL'] ?? ''
  await query(cluster, `ALTER DATABASE ${database} CONNECTION LIMIT 0`)
  try {
    await query(
      cluster,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
    )
    const answer = await page.goto(at('/fr-fr/faq'))
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expectErrorPage(page, 'fr', '/fr-fr')
  } finally {
    await query(cluster, `ALTER DATABASE ${database} CONNECTION LIMIT -1`)
  }
  const statusOf = async (path: string) =>
    (await sendRequest({ port: product.port, host: 'default', path })).status
  await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200)
  expect(await statusOf('/fr-fr')).toBe(200)
  // The page that was asked for is one press away, without any script.
  const [answer] = await Promise.all([
    page.waitForResponse(at('/fr-fr/faq')),
    page.locator('main').getByRole('link', { name: 'Réessayer' }).click(),
  ])
  expect([answer.status(), answer.request().method()]).toEqual([200, 'GET'])
})

async function expectErrorPage(page: Page, lang: string, home: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('main').getByRole('link').last()).toHaveAttribute('href', home)
  for (const { name, viewport } of sizes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: name === 'phone' ? 'dark' : 'light' })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, name).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
