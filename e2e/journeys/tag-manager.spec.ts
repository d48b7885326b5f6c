import { expect, type Page, test } from '@playwright/test'
import { banner, press } from '../steps/consent-banner.ts'
import { on } from '../steps/hosts.ts'
import { type OwnProduct, runOwnProduct } from '../steps/own-product.ts'
import { noChoice } from '../steps/stored-choice.ts'
import { watchVisit } from '../steps/watch-visit.ts'

/** A product of its own, with a container configured. Google itself is never asked. */
test.describe.configure({ mode: 'serial' })
test.use({ storageState: noChoice })

let product: OwnProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await runOwnProduct('tags', { GTM_ID: 'GTM-TEST1' })
})

test.afterAll(() => product.stop())

const at = (path: string, host = '') => `http://${host}localhost:${product.port}${path}`

/** Stands in for Google; gives back what was asked of it. */
async function answerForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true' })
  })
  return asked
}

type Pushed = { command?: unknown[]; event?: string }

/** What was pushed, in order: commands (which have to be `arguments`), and names of events. */
function layer(page: Page): Promise<Pushed[] | undefined> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? { command: Array.from(entry) }
        : { event: (entry as unknown as { event: string }).event },
    ),
  )
}

/** What was told of the pages shown. */
function viewed(page: Page): Promise<unknown[] | undefined> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.filter(
      ({ event }) => event === 'page_view',
    ),
  )
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}
const start: Pushed[] = [
  { command: ['consent', 'default', { ...denied, wait_for_update: 500 }] },
  { command: ['set', 'ads_data_redaction', true] },
]
const loading: Pushed[] = [{ event: 'gtm.js' }, { event: 'page_view' }]
const granted = {
  ...denied,
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
  functionality_storage: 'granted',
}

for (const [host, path] of [
  ['', '/faq'],
  ['app.', '/calls'],
] as const) {
  test(`accepting updates, then loads the container: ${host}localhost`, async ({ page }) => {
    const visit = watchVisit(page)
    const asked = await answerForGoogle(page)
    await page.goto(at(`${path}?utm_source=letter`, host))
    await press(page, 'accept')
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
    expect(await layer(page)).toEqual([
      ...start,
      { command: ['consent', 'update', granted] },
      { event: 'consent_update' },
      ...loading,
    ])
    await expect.poll(() => page.evaluate(() => 'containerRan' in window)).toBe(true)
    // Also on the next page, whose address does not name the campaign.
    expect(await viewed(page)).toMatchObject([{ path, utm_source: 'letter' }])
    await page.goto(at(path, host))
    await expect.poll(() => viewed(page)).toMatchObject([{ utm_source: 'letter' }])
    expect(visit.problems).toEqual([])
  })
}

test('a stored choice is told right after the defaults', async ({ page, context }) => {
  const asked = await answerForGoogle(page)
  await context.addCookies([
    { name: '_fccs', value: 'functionality_storage|analytics_storage', url: at('/') },
  ])
  await page.goto(at('/faq'))
  await expect.poll(() => asked.length).toBe(1)
  const update = { ...denied, analytics_storage: 'granted', functionality_storage: 'granted' }
  expect(await layer(page)).toEqual([
    ...start,
    { command: ['consent', 'update', update] },
    ...loading,
  ])
})

test('everything is denied first; before a choice and after rejecting nothing is loaded', async ({
  page,
}) => {
  const asked = await answerForGoogle(page)
  await page.goto(at('/faq'))
  await expect.poll(() => layer(page)).toEqual(start)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await press(page, 'reject')
  const update = { ...denied, functionality_storage: 'granted' }
  await expect
    .poll(() => layer(page))
    .toEqual([...start, { command: ['consent', 'update', update] }, { event: 'consent_update' }])
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('an address that opens something by itself is shown to no tag', async ({ page, context }) => {
  const asked = await answerForGoogle(page)
  await context.addCookies([{ name: '_fccs', value: 'analytics_storage', url: at('/', 'app.') }])
  await page.goto(at('/recommended/FL-0000-0000', 'app.'))
  await expect.poll(() => layer(page)).toHaveLength(start.length + 1)
  await page.waitForLoadState('networkidle')
  expect(await viewed(page)).toEqual([])
  expect(asked).toEqual([])
})

test('events are passed on after consent and dropped without; taken back, the next page loads nothing', async ({
  page,
}) => {
  const asked = await answerForGoogle(page)
  await page.goto(at('/faq'))
  const tell = (line: string) =>
    page.evaluate(
      (detail) => {
        document.dispatchEvent(new CustomEvent('feather:track', { detail }))
      },
      { name: 'application_submitted', line },
    )
  await expect.poll(() => layer(page)).toEqual(start)
  await tell('early')
  await press(page, 'accept')
  await expect.poll(async () => (await layer(page))?.length).toBe(6)
  await tell('late')
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer.slice(6)),
    )
    .toEqual([{ event: 'application_submitted', line: 'late' }])
  expect(asked).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(banner(page)).toBeVisible()
  await press(page, 'reject')
  await page.goto(at('/de-de/faq'))
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
})

test('only an installation with a container allows Google in its policy', async ({ request }) => {
  const policyOf = async (url: string) =>
    (await request.get(url)).headers()['content-security-policy'] ?? ''
  expect(await policyOf(at('/'))).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(await policyOf(on('default'))).not.toContain('google')
})
