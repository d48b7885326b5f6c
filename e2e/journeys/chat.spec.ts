import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { type OwnProduct, runOwnProduct } from '../steps/own-product.ts'
import { sendRequest } from '../steps/send-request.ts'
import { noChoice, storedChoice } from '../steps/stored-choice.ts'

/** A product of its own, with a chat configured. The provider itself is never asked. */
test.describe.configure({ mode: 'serial' })

let product: OwnProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await runOwnProduct('chat', { INTERCOM_APP_ID: 'ab12cd34' })
})

test.afterAll(() => product.stop())

const home = () => `http://localhost:${product.port}/`
const chat = (page: Page) => page.locator('#intercom_custom_button')

/** Stands in for the provider; what it is told ends up in `window.told`. */
async function answerForProvider(
  page: Page,
  { fails = (): boolean => false } = {},
): Promise<string[]> {
  const asked: string[] = []
  await page.route(/intercom/, (route) => {
    asked.push(route.request().url())
    if (fails()) return route.abort()
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.told = window.Intercom.q;
        window.Intercom = (...call) => window.told.push(call);
        window.Intercom.booted = true;`,
    })
  })
  return asked
}

/** Time passes only when the test says so. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2030-01-01T00:00:00' })
  await page.clock.pauseAt('2030-01-01T00:00:01')
}

const agree = (context: BrowserContext) =>
  context.addCookies([
    { name: '_fccs', value: 'functionality_storage|analytics_storage', url: home() },
  ])

const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: unknown[][] }).told)

test.describe('before a choice', () => {
  test.use({ storageState: noChoice })

  test('there is no button and nothing is asked, until the choice is made', async ({ page }) => {
    await holdTime(page)
    const asked = await answerForProvider(page)
    await page.goto(home())
    await page.clock.runFor(60_000)
    await expect(chat(page)).toBeHidden()
    expect(asked).toEqual([])
    await page.locator('dialog.consent [data-consent=reject]').click()
    await expect(chat(page)).toBeVisible()
    // Who rejected is connected to nobody, until they ask for it.
    await page.clock.runFor(60_000)
    await expect(page.locator('link[rel=preconnect][href*=intercom]')).toHaveCount(0)
    expect(asked).toEqual([])
    await chat(page).click()
    await expect.poll(() => asked).toEqual(['https://widget.intercom.io/widget/ab12cd34'])
  })
})

test.describe('after a choice', () => {
  test.use({ storageState: storedChoice })

  test('the chat loads once the page has rested, and is complete a moment later', async ({
    page,
    context,
  }) => {
    await agree(context)
    await holdTime(page)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const asked = await answerForProvider(page)
    await page.goto(home())
    await expect(chat(page)).toHaveAttribute('data-state', 'initial')
    await expect(page.locator('link[rel=preconnect][href*=intercom]')).toHaveCount(1)
    await page.clock.runFor(4900)
    await expect(chat(page)).toHaveAttribute('data-state', 'initial')
    await page.clock.runFor(300)
    await expect(chat(page)).toHaveAttribute('data-state', 'loading')
    await expect.poll(() => told(page)).toHaveLength(1)
    await page.clock.runFor(1900)
    await expect(chat(page)).toHaveAttribute('data-state', 'loading')
    await page.clock.runFor(300)
    await expect(chat(page)).toHaveAttribute('data-state', 'complete')
    expect(await told(page)).toEqual([
      [
        'boot',
        {
          api_base: 'https://api-iam.eu.intercom.io',
          app_id: 'ab12cd34',
          hide_default_launcher: true,
          custom_launcher_selector: '#intercom_custom_button',
          language_override: 'en',
        },
      ],
    ])
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])
    await page.clock.resume()
    await expectAccessible(page)
  })

  test('the keyboard opens it without waiting', async ({ page }) => {
    await holdTime(page)
    await answerForProvider(page)
    await page.goto(home())
    await chat(page).focus()
    await page.keyboard.press('Enter')
    await expect(chat(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeAttached()
    await expect.poll(() => told(page)).toHaveLength(1)
    await page.clock.runFor(2200)
    await expect(chat(page)).toHaveAttribute('data-state', 'complete')
    await expect(chat(page)).not.toHaveAttribute('aria-busy')
    expect((await told(page))?.at(-1)).toEqual(['show'])
  })

  test('on a phone the button covers neither the price nor the end of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${home()}household-insurance`)
    await expect(chat(page)).toBeVisible()
    const gapBelow = (selector: string) =>
      page.evaluate((other) => {
        const place = document.querySelector(other)?.getBoundingClientRect()
        const own = document.querySelector('#intercom_custom_button')?.getBoundingClientRect()
        return (place?.top ?? 0) - (own?.bottom ?? Number.POSITIVE_INFINITY)
      }, selector)
    await expect.poll(() => gapBelow('.sticky-action')).toBeGreaterThan(0)
    await page.goto(home())
    await expect(chat(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator('.site-footer__bottom')
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
    const { y: top = 0 } = (await chat(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(top)
  })

  test('a provider that cannot be reached is asked again at the next press', async ({ page }) => {
    let isDown = true
    await answerForProvider(page, { fails: () => isDown })
    await page.goto(home())
    await chat(page).click()
    const told = page.getByRole('status').filter({ hasText: 'write us an e-mail' })
    await expect(told).toBeInViewport({ ratio: 1 })
    await expect(chat(page)).toHaveAttribute('data-state', 'initial')
    isDown = false
    await chat(page).click()
    await expect(told).toBeHidden()
    await expect(chat(page)).toHaveAttribute('data-state', 'complete')
  })

  test('whoever saves data is asked first', async ({ page, context }) => {
    await agree(context)
    await holdTime(page)
    const asked = await answerForProvider(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(home())
    await expect(chat(page)).toBeVisible()
    await page.clock.runFor(60_000)
    expect(asked).toEqual([])
    await expect(page.locator('link[rel=preconnect][href*=intercom]')).toHaveCount(0)
    await chat(page).click()
    await expect.poll(() => asked).toHaveLength(1)
  })
})

test('an installation without a chat has no button and allows no provider', async () => {
  const read = async (port?: string) => {
    const { body, headers } = await sendRequest({ host: 'default', path: '/', port })
    return {
      hasButton: body.includes('intercom_custom_button'),
      isAllowed: String(headers['content-security-policy']).includes('intercom'),
    }
  }
  expect(await read(product.port)).toEqual({ hasButton: true, isAllowed: true })
  expect(await read()).toEqual({ hasButton: false, isAllowed: false })
})
