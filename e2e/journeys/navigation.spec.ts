import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { type HtmlPage, readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'

const product = (page: Page) => page.locator('details[data-menu]').first()
const menuWord = (page: Page) => product(page).locator(':scope > summary')
const firstLink = (page: Page) => product(page).getByRole('link').first()

async function read(host: string, path = '/'): Promise<HtmlPage> {
  return readHtml((await sendRequest({ host, path })).body)
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a menu opens for pointer and keys, and closes when they leave', async ({ page }) => {
    await page.goto(on('default'))
    await menuWord(page).hover()
    await expect(firstLink(page)).toBeVisible()
    await expectAccessible(page, '.site-header')
    await firstLink(page).hover()
    await expect(firstLink(page)).toBeVisible()
    await page.mouse.move(640, 880)
    await expect(firstLink(page)).toBeHidden()

    await test.step('a key opens, Escape closes and gives focus back, and so does going elsewhere', async () => {
      const account = page.getByRole('banner').getByRole('link', { name: 'Log in' })
      await expect(account).toBeVisible()
      await menuWord(page).focus()
      await page.keyboard.press('Enter')
      await expect(firstLink(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(firstLink(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(firstLink(page)).toBeHidden()
      await expect(menuWord(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(firstLink(page)).toBeVisible()
      await account.focus()
      await expect(firstLink(page)).toBeHidden()
      await expect(page.locator('summary', { hasText: 'Advice' }).first()).toBeVisible()
    })
  })

  test('passing over a menu does not open it', async ({ page }) => {
    await page.clock.install({ time: '2026-11-15T10:00:00Z' })
    await page.goto(on('default'))
    await page.clock.pauseAt('2026-11-15T11:00:00Z')
    const { x, y } = (await menuWord(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 10, y + 10)
    await page.clock.runFor(149)
    await expect(firstLink(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(firstLink(page)).toBeVisible()
  })

  test('advice is for English and German personal pages', async () => {
    const menus = async (path: string) => {
      const words = (await read('default', path)).all('summary').map(({ text }) => text)
      return words.join(' ')
    }
    expect(await menus('/')).toContain('Advice')
    expect(await menus('/de-de')).toContain('Beratung')
    for (const path of ['/es-es', '/fr-fr']) {
      expect(await menus(path)).not.toMatch(/advice|asesoramiento|conseil/i)
    }
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu covers the screen, opens its sections and closes', async ({ page }) => {
    await page.goto(on('default'))
    const drawer = page.locator('details[data-drawer]')
    const panel = page.locator('.site-header__panel')
    await expect(panel).toBeHidden()
    await drawer.locator(':scope > summary').click()
    await panel.locator('.site-menu > summary').first().click()
    await expect(panel.getByRole('link', { name: 'Household insurance' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'My account' })).toBeVisible()
    await expectAccessible(page, '.site-header')
    await panel.locator('.language-switcher > summary').click()
    await expect(panel.getByRole('link', { name: 'Household insurance' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(drawer.locator(':scope > summary')).toBeFocused()

    await test.step('the bar casts a shadow beyond 5 percent of the screen', async () => {
      const bar = page.getByRole('banner')
      await page.evaluate(() => scrollTo(0, innerHeight * 0.04))
      await expect(bar).not.toHaveAttribute('data-scrolled')
      await page.evaluate(() => scrollTo(0, innerHeight * 0.06))
      await expect(bar).toHaveAttribute('data-scrolled')
    })

    await test.step('the menu closes when the screen grows to a desktop', async () => {
      await drawer.locator(':scope > summary').click()
      const isOpen = await page.locator('.site-menu').first().getAttribute('open')
      if (isOpen === null) await page.locator('.site-menu > summary').first().click()
      await expect(firstLink(page)).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(drawer).not.toHaveAttribute('open')
      await expect(firstLink(page)).toBeHidden()
    })
  })

  test('without JavaScript the menu opens all the same', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(on('default'))
    await page.locator('details[data-drawer] > summary').click()
    await page.locator('.site-menu > summary').first().click()
    await expect(firstLink(page)).toBeVisible()
    await context.close()
  })
})

test.describe('languages', () => {
  const switcher = (page: Page) => page.locator('.site-footer .language-switcher')

  test('choosing one loads the same page in it, and is remembered', async ({ page, context }) => {
    await page.goto(on('default'))
    await test.step('the list closes with Escape and with a press outside', async () => {
      await switcher(page).locator('summary').click()
      await page.keyboard.press('Escape')
      await expect(switcher(page)).not.toHaveAttribute('open')
      await switcher(page).locator('summary').click()
      await page.locator('h1').dispatchEvent('pointerdown', { bubbles: true })
      await expect(switcher(page)).not.toHaveAttribute('open')
    })
    await switcher(page).locator('summary').click()
    await expectAccessible(page, '.site-footer')
    await switcher(page).getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(on('default', '/fr-fr'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const kept = (await context.cookies()).filter(({ name }) => /^_fi[lr]i$/.test(name))
    expect(Object.fromEntries(kept.map(({ name, value }) => [name, value]))).toEqual({
      _fili: 'fr',
      _firi: 'fr',
    })
  })

  test('the app goes on in the language of the page that leads there, though no cookie gets there', async ({
    page,
    context,
  }) => {
    const kept = async () =>
      (await context.cookies(on('app')))
        .filter(({ name }) => /^_fi[lr]i$/.test(name))
        .map(({ value }) => value)
    await page.goto(on('default', '/en-es'))
    await page.locator('.site-footer a[href*="/withdraw"]').click()
    await expect(page).toHaveURL(on('app', '/withdraw'))
    expect(await kept()).toEqual(['en', 'es'])

    await page.goto(on('default', '/de-de/bike-insurance'))
    await page.locator('#quote button[formaction]').click()
    await expect(page).toHaveURL((url) => url.origin === new URL(on('app')).origin)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await kept()).toEqual(['de', 'de'])
    expect(new URL(page.url()).searchParams.has('lang')).toBe(false)
  })

  test('where a page does not exist in a language, the nearest opens and says so', async ({
    page,
  }) => {
    await page.goto(on('default', '/de-de/gibt-es-nicht'))
    await switcher(page).locator('summary').click()
    await switcher(page).getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(on('default', '/es-es?moved=1'))
    await expect(page.locator('main .ui-notice')).toBeVisible()
  })

  test('the business site has no switcher while its flag is off', async () => {
    const hasSwitcher = async (host: string) =>
      (await read(host)).elements.some(({ attributes }) =>
        attributes['class']?.split(' ').includes('language-switcher'),
      )
    expect(await hasSwitcher('default')).toBe(true)
    expect(await hasSwitcher('business')).toBe(false)
  })
})
