import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { banner, press } from '../steps/consent-banner.ts'
import { type OwnProduct, runOwnProduct } from '../steps/own-product.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'
import { noChoice } from '../steps/stored-choice.ts'
import { DOMAIN, visitDomain } from '../steps/visit-domain.ts'

/**
 * A product of its own, in staging, with everything configured that talks to others: tag manager,
 * chat, error reporting, feature flags. None of them is ever asked.
 */
test.describe.configure({ mode: 'serial' })
test.use({ storageState: noChoice })

let flags: Server
let product: OwnProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  flags = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json')
    const toggles = [{ name: 'website_b2b_language_switcher', enabled: true }]
    answer.end(JSON.stringify({ toggles }))
  })
  await new Promise<void>((resolve) => flags.listen(0, '127.0.0.1', resolve))
  const { port } = flags.address() as AddressInfo
  product = await runOwnProduct('third-parties', {
    APP_ENV: 'staging',
    SITE_DOMAIN: DOMAIN,
    SECRET_KEY: 'only-for-this-journey-and-long-enough',
    GTM_ID: 'GTM-TEST1',
    INTERCOM_APP_ID: 'ab12cd34',
    SENTRY_DSN: 'https://abc@errors.example/1',
    FEATURE_FLAGS_URL: `http://127.0.0.1:${port}/api/frontend`,
  })
})

test.afterAll(async () => {
  await product.stop()
  flags.close()
})

const at = (host: string, path = '/') => `https://staging-${host}.${DOMAIN}${path}`

/** One page of every template that has scripts of its own. */
const opened = [
  at('www'),
  at('www', '/household-insurance'),
  at('www', '/health-insurance/public'),
  at('www', '/blog/switch-your-krankenkasse'),
  at('www', '/support'),
  at('www', '/search?q=health'),
  at('www', '/careers'),
  at('tk'),
  at('app', '/recommendation-tool'),
  at('app', '/policies/household'),
  at('app', '/account/signin'),
  at('app', '/nowhere'),
]

/** The others, which run what those run: it is enough to read them. */
const read = [
  at('www', '/de-de'),
  at('www', '/blog'),
  at('www', '/blog/category/health-insurance'),
  at('www', '/support/cancel-a-policy'),
  at('www', '/privacy-policy'),
  at('www', '/fr-fr/nulle-part'),
  at('business'),
  at('tk', '/contact'),
]

const isForeign = (written: string, address: string) =>
  !new URL(written, address).hostname.endsWith(`.${DOMAIN}`)

test('before a choice no page asks, keeps or announces anything of theirs', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const foreign = await visitDomain(context, product.port)
  for (const address of read) {
    const { host: domain, pathname: path } = new URL(address)
    const { status, body } = await sendRequest({ port: product.port, domain, path })
    expect(status, address).toBe(path.endsWith('/nulle-part') ? 404 : 200)
    const announced = readHtml(body)
      .all('link', 'script', 'img', 'iframe')
      .map(({ attributes }) => attributes['href'] ?? attributes['src'] ?? '')
    expect(announced.length, address).toBeGreaterThan(3)
    expect(
      announced.filter((written) => isForeign(written, address)),
      address,
    ).toEqual([])
  }
  for (const address of opened) {
    const counted = page.waitForRequest(/\/collect$/)
    await page.goto(address)
    await counted
    await expect(banner(page), address).toBeVisible()
    await expect(page.locator('#intercom_custom_button')).toBeHidden()
    const announced = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('link[href], script[src], img[src], iframe')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    )
    expect(
      announced.filter((written) => isForeign(written, address)),
      address,
    ).toEqual([])
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    // Where the app's router was scrolled to, until the tab is closed.
    const own = 'react-router-scroll-positions'
    expect(
      stored.filter((key) => key !== own),
      address,
    ).toEqual([])
    expect(foreign, address).toEqual([])
  }
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(new Set(kept)).toEqual(new Set(['_fili', '_firi']))
})

test('after rejecting nobody is asked either, until the chat is wanted', async ({
  page,
  context,
}) => {
  // Of ten page loads one is traced; this is one of the others.
  await page.addInitScript(() => {
    Math.random = () => 0.1
  })
  const foreign = await visitDomain(context, product.port)
  await page.goto(at('www', '/de-de?source=letter&gclid=abc&s_id=1X2C3'))
  const reporting = page.waitForResponse(/browser-reporter/)
  await press(page, 'reject')
  await expect(page.locator('#intercom_custom_button')).toBeVisible()
  await reporting
  await page.goto(at('www', '/de-de/blog'))
  await expect(page.locator('#intercom_custom_button')).toBeVisible()
  expect(foreign).toEqual([])
})

test('cookies hold for every host of the product, and for https alone', async ({
  page,
  context,
}) => {
  await visitDomain(context, product.port)
  await page.goto(at('www', '/es-es?source=letter&gclid=abc'))
  await press(page, 'accept')
  const written = async () => {
    const cookies = (await context.cookies()).filter(({ name }) => name !== 'faSID')
    return cookies
      .map(({ name, value, domain, secure, sameSite }) => ({
        name,
        value,
        domain,
        secure,
        sameSite,
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  }
  const shared = { domain: `.${DOMAIN}`, secure: true, sameSite: 'Lax' }
  await expect.poll(written).toEqual([
    {
      ...shared,
      name: '_fccs',
      value: 'functionality_storage|analytics_storage|ad_storage|ad_user_data|ad_personalization',
    },
    { ...shared, name: '_fili', value: 'es' },
    { ...shared, name: '_firi', value: 'es' },
    { ...shared, name: '_fitt', value: 'utm_source=letter' },
    { ...shared, name: 'gclid', value: 'abc' },
  ])
  // The app knows the choice and the language without asking again.
  await page.goto(at('app', '/recommendation-tool'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(banner(page)).toBeHidden()
})

test.describe('error reporting', () => {
  /** Envelopes as they are sent: three lines, the last of which is the event. */
  function envelopes(page: Page) {
    const sent: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('https://errors.example/api/1/envelope/')) return
      sent.push(JSON.parse(request.postData()?.split('\n')[2] ?? '{}'))
    })
    return sent
  }

  async function open(page: Page, path: string, random: number) {
    await page.addInitScript((value) => {
      Math.random = () => value
    }, random)
    await visitDomain(page.context(), product.port)
    await page.context().addCookies([
      ...['_fccs'].map((name) => ({
        name,
        value: 'functionality_storage',
        domain: `.${DOMAIN}`,
        path: '/',
      })),
    ])
    const started = page.waitForResponse(/browser-reporter/)
    await page.goto(at('www', path))
    await started
  }

  const breakPage = (page: Page, message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text)
      })
    }, message)

  test('an error arrives without a person, noise does not', async ({ page }) => {
    const sent = envelopes(page)
    await open(page, '/de-de?mail=ada@example.com', 0.5)
    await breakPage(page, 'ResizeObserver loop limit exceeded')
    await breakPage(page, 'broken for ada@example.com')
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      environment: 'staging',
      transaction: '/de-de',
      exception: { values: [{ type: 'Error', value: 'broken for [mail]' }] },
    })
    expect(JSON.stringify(sent)).not.toContain('ada@')
  })

  test('of ten page loads one is traced, and none of a page that is not there', async ({
    page,
  }) => {
    const sent = envelopes(page)
    await open(page, '/de-de', 0.09)
    await expect.poll(() => sent).toMatchObject([{ type: 'transaction', transaction: '/de-de' }])
    const again = page.waitForResponse(/browser-reporter/)
    await page.goto(at('www', '/de-de/gibt-es-nicht'))
    await again
    await breakPage(page, 'broken')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).not.toHaveProperty('type')
  })
})

test('with its flag on, the business site has the switcher, for Germany alone', async ({
  page,
  context,
}) => {
  await visitDomain(context, product.port)
  await page.goto(at('business', '/about-us'))
  await press(page, 'reject')
  const switcher = page.locator('.site-footer .language-switcher')
  await switcher.locator('summary').click()
  await expect(switcher.getByRole('link')).toHaveText(['English', 'Deutsch'])
  await switcher.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(at('business', '/de-de/about-us'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
