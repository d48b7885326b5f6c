import { expect, type Page, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'

test('every piece is accessible, in both themes', async ({ page }) => {
  await page.goto(on('default', '/style-guide'))
  for (const { name, viewport } of sizes) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      // The page shows every piece in both themes at once; what is around them takes turns.
      await page.emulateMedia({ colorScheme: name === 'phone' ? 'dark' : 'light' })
      await expectAccessible(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
    })
  }
})

/** Both manners show the same pieces; the behaviour is the same code. */
for (const host of ['default', 'app']) {
  test(`dialogs, tabs and accordions on ${host}`, async ({ page }) => {
    await page.goto(on(host, '/style-guide'))
    if (host === 'app') await awaitHydrated(page)
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    const dialog = page.locator('#modal-plain')

    await test.step('keeps focus inside, closes with Escape and gives focus back', async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      if (host === 'default') await expectAccessible(page, '#modal-plain')
      for (let step = 0; step < 5; step += 1) {
        await page.keyboard.press('Tab')
        expect(await focusIsInside(page, '#modal-plain')).toBe(true)
      }
      const states = await dialog.evaluateHandle((element) => {
        const seen: (string | undefined)[] = []
        const note = () => seen.push((element as HTMLElement).dataset['state'])
        new MutationObserver(note).observe(element, { attributeFilter: ['data-state'] })
        return seen
      })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(dialog).toHaveAttribute('data-state', 'closed')
      expect(await states.jsonValue()).toEqual(['closing', 'closed'])
      await expect(opener).toBeFocused()
    })

    await test.step('closes with its button and with a press on the overlay', async () => {
      await opener.click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await opener.click()
      await expect(dialog).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(dialog).toBeHidden()
    })

    await test.step('the page behind does not scroll while one is open', async () => {
      await opener.click()
      await expect(dialog).toBeVisible()
      const before = await page.evaluate(() => window.scrollY)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('PageDown')
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('one that needs an answer stays until it has one', async () => {
      const locked = page.locator('#modal-locked')
      await page.getByRole('button', { name: 'needs an answer' }).click()
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await expect(locked).toBeVisible()
      await locked.getByRole('button', { name: 'Keep it' }).click()
      await expect(locked).toBeHidden()
    })

    await test.step('by keyboard: tabs follow the arrows', async () => {
      const tabs = page.getByRole('tab')
      await tabs.first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(tabs.nth(1)).toBeFocused()
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'false')
    })

    await test.step('by keyboard: an accordion opens one answer at a time', async () => {
      const questions = page.locator('details[name=light-questions]')
      await questions.nth(1).locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(questions.nth(1)).toHaveAttribute('open')
      await expect(questions.nth(0)).not.toHaveAttribute('open')
      await questions.nth(0).locator('summary').focus()
      await page.keyboard.press('Space')
      await expect(questions.nth(0)).toHaveAttribute('open')
      await expect(questions.nth(1)).not.toHaveAttribute('open')
    })
  })
}

test('a kept theme stands before the scripts of the page arrive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route(/entry\.client.*\.js/, (route) => route.abort())
  await page.goto(on('default'), { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a chosen theme is kept on the next page', async ({ page }) => {
  await page.goto(on('default', '/impressum'))
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto(on('default'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

function focusIsInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (inside) => document.querySelector(inside)?.contains(document.activeElement) ?? false,
    selector,
  )
}
