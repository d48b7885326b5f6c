import { expect, type Page, test } from '@playwright/test'
import { banner, box, choice, consentDialog, press, save } from '../steps/consent-banner.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'
import { noChoice } from '../steps/stored-choice.ts'
import { watchVisit } from '../steps/watch-visit.ts'

test.use({ storageState: noChoice })

const all = 'functionality_storage|analytics_storage|ad_storage|ad_user_data|ad_personalization'
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('the banner is accessible, as a question and as a list, in the dark too', async ({ page }) => {
  await page.goto(on('default'))
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expect(banner(page)).toBeVisible()
    await expectSameWeight(page)
  }
  await page.goto(on('default', '/de-de'))
  for (const { viewport } of sizes) {
    await test.step(`in longer words, ${viewport.width} wide`, async () => {
      await page.setViewportSize(viewport)
      await expect(banner(page)).toBeVisible()
      await expectSameWeight(page)
      await expectAccessible(page, consentDialog)
      await press(page, 'edit')
      await expect(box(page, 'ad_storage')).toBeVisible()
      await expectAccessible(page, consentDialog)
      await press(page, 'back')
    })
  }
  await test.step('in the dark, where nothing scrolls sideways', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 700 })
    for (const view of ['ask', 'edit']) {
      if (view === 'edit') await press(page, 'edit')
      await expectAccessible(page, consentDialog)
      const wider = await banner(page).evaluate((it) => it.scrollWidth - it.clientWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
  await test.step('with letters of twice the size, where both answers are seen at once', async () => {
    await press(page, 'back')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const answer of ['reject', 'accept'])
      await expect(banner(page).locator(`[data-consent=${answer}]`)).toBeInViewport({ ratio: 1 })
  })
})

test('the page behind it is locked, but not where it explains itself', async ({ page }) => {
  await page.goto(on('default'))
  await expect(banner(page)).toBeVisible()
  await test.step('its shade is not printed over the page', async () => {
    const shade = () =>
      page.locator('html').evaluate((html) => getComputedStyle(html, '::after').content)
    expect(await shade()).toBe('""')
    await page.emulateMedia({ media: 'print' })
    expect(await shade()).toBe('none')
    await page.emulateMedia({ media: null })
  })
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expect(banner(page)).toBeVisible()
    const { x = 0, y = 0 } = (await page.locator('header a').first().boundingBox()) ?? {}
    await page.mouse.click(x + 8, y + 8)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(on('default'))
    expect(await scrolled(page)).toBe(0)
    expect(await banner(page).evaluate((it) => it.matches(':modal'))).toBe(true)
  }

  for (const path of ['/privacy-policy', '/es-es/impressum']) {
    await page.goto(on('default', path))
    for (const { viewport } of sizes) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(banner(page)).toBeVisible()
      await page.mouse.move(viewport.width / 2, 40)
      await expect(async () => {
        await page.mouse.wheel(0, 300)
        expect(await scrolled(page)).toBeGreaterThan(0)
      }).toPass()
      if (path === '/es-es/impressum') await expectAccessible(page)
    }
  }
  await press(page, 'reject')
  await expect(banner(page)).toBeHidden()
})

/** Rejecting is as easy and as weighty as accepting, unless the mouse is on one of them. */
async function expectSameWeight(page: Page) {
  await page.mouse.move(0, 0)
  await expect(async () => {
    const looks = await Promise.all(
      ['accept', 'reject'].map((what) =>
        banner(page)
          .locator(`[data-consent=${what}]`)
          .evaluate((button) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
            const { width, height, top } = button.getBoundingClientRect()
            return { backgroundColor, color, fontSize, fontWeight, width, height, top }
          }),
      ),
    )
    expect(looks[1]).toEqual(looks[0])
  }).toPass({ timeout: 10_000 })
}

test('accepting keeps all five categories, is told to the page, and holds until it is taken back', async ({
  page,
}) => {
  await page.goto(on('default'))
  await expect(banner(page)).toBeVisible()
  const heard = await page.evaluateHandle(() => {
    const told: (readonly string[])[] = []
    document.addEventListener('feather:consent', ({ detail }) => told.push(detail))
    return told
  })
  await press(page, 'accept')
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => heard.jsonValue()).toEqual([all.split('|')])
  const cookie = (await page.context().cookies()).find(({ name }) => name === '_fccs')
  expect(cookie).toMatchObject({ value: all, path: '/', sameSite: 'Lax', domain: 'localhost' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  // A turn of the wheel that comes too early is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect(await scrolled(page)).toBeGreaterThan(0)
  }).toPass()
  await page.goto(on('default', '/de-de'))
  await expect(page.locator('h1')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await test.step('"Cookies" at the bottom of the page brings it back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    await expect(banner(page)).toBeVisible()
    await expect.poll(() => choice(page)).toBeUndefined()
    await press(page, 'reject')
    await expect.poll(() => choice(page)).toBe('functionality_storage')
  })
})

test('the keyboard decides: focus is inside, stays there, and Escape is no answer', async ({
  page,
}) => {
  await page.goto(on('default'))
  await expect(banner(page)).toBeVisible()
  const question = page.getByRole('dialog')
  await expect(question).toHaveAccessibleName(/.+/)
  await expect(question).toHaveAccessibleDescription(/.+/)
  const isInside = () => banner(page).evaluate((it) => it.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  await page.locator('header a').first().focus()
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Tab')
  await expect(banner(page).locator('[data-consent=reject]')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  // Past the last stop focus may go to the browser's own bar, but never to the page behind.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement?.closest('header, main, footer') !== null,
    )
    expect(outside).toBe(false)
  }
  await banner(page).locator('[data-consent=edit]').focus()
  await page.keyboard.press('Enter')
  await expect(banner(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(banner(page).locator('input:checked')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(box(page, 'analytics_storage')).toBeFocused()
  await page.keyboard.press('Space')

  await test.step('the list forgets what was not saved: it starts with the essential', async () => {
    await box(page, 'ad_storage').check()
    await press(page, 'back')
    await expect(banner(page).locator('[data-consent=edit]')).toBeFocused()
    await press(page, 'edit')
    await expect(box(page, 'ad_storage')).not.toBeChecked()
    await expect(banner(page).locator('input:checked')).toHaveCount(1)
    await expect(box(page, 'functionality_storage')).toBeChecked()
    await expect(box(page, 'functionality_storage')).toBeDisabled()
  })
  await box(page, 'analytics_storage').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => choice(page)).toBe('functionality_storage|analytics_storage')
})

test('the customer app asks too', async ({ page }) => {
  const visit = watchVisit(page)
  await page.goto(on('app', '/account/signin'))
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'edit')
  await box(page, 'ad_storage').check()
  await save(page)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => choice(page)).toBe('functionality_storage|ad_storage')
  expect(visit.problems).toEqual([])
})

test('without JavaScript there is nothing to ask, and nothing is kept', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: noChoice })
  const page = await context.newPage()
  await page.goto(on('default', '/?utm_source=x&s_id=1X2C3'))
  await expect(banner(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(on('default', '/privacy-policy'))
  expect(await context.cookies()).toEqual([])
  await context.close()
})
