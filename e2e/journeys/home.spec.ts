import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'

const languages = [
  { path: '/', lang: 'en' },
  { path: '/de-de', lang: 'de' },
  { path: '/es-es', lang: 'es' },
  { path: '/fr-fr', lang: 'fr' },
] as const

test('the home page is whole in every language, and accessible at both sizes', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(message.text())
  })
  for (const { path, lang } of languages) {
    await test.step(`${path} in ${lang}`, async () => {
      await page.goto(on('default', path))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toHaveCount(1)
      if (lang === 'en') await skipToContent(page)
      for (const { name, viewport } of sizes) {
        await page.setViewportSize(viewport)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        // The same template: other words are judged where there is least room for them.
        if (lang === 'en' || name === 'phone') await expectAccessible(page)
      }
      expect(problems).toEqual([])
    })
    for (const width of lang === 'de' ? [320, 390, 1440] : []) {
      await test.step(`nothing scrolls sideways at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          )
          .toBeLessThanOrEqual(0)
      })
    }
  }
  await test.step('the dark theme is accessible too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
})

/** The first stop of the keyboard on a page that was just opened. */
async function skipToContent(page: Page): Promise<void> {
  await test.step('the keyboard reaches the content first', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
}

test('the page that is not there offers those that may be meant, and the way home', async ({
  page,
}) => {
  const answer = await page.goto(on('default', '/de-de/haftpflicht.html'))
  expect(answer?.status()).toBe(404)
  const meant = page.locator('main nav a[href="/de-de/personal-liability-insurance"]')
  const home = page.locator('main a[href="/de-de"]')
  for (const { viewport } of sizes.toReversed()) {
    await page.setViewportSize(viewport)
    for (const link of [meant, home]) await link.click({ trial: true })
    await expectAccessible(page)
  }
  await meant.click()
  await expect(page).toHaveURL(on('default', '/de-de/personal-liability-insurance'))
})

test('the question is answered without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(on('default'))
  await page.locator('label', { has: page.locator('input[value=studying]') }).click()
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/situation=studying/)
  await expect(page.locator('input[value=studying]')).toBeChecked()
  await expect(page.locator('#answer').getByRole('listitem').first()).toBeVisible()
  await context.close()
})
