import { expect, type Page, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'
import { watchVisit } from '../steps/watch-visit.ts'

/** Both manners show the same pieces; the behaviour is the same code. */
for (const host of ['default', 'app']) {
  test(`every piece on ${host}: dialogs, tabs and accordions`, async ({ page }) => {
    test.slow()
    const visit = watchVisit(page)
    await page.goto(on(host, '/style-guide'))
    if (host === 'app') await expectHydrated(page)
    else {
      await expectIslandsAwake(page)
      await expectPiecesAccessible(page)
    }
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

    await test.step('gives focus back to a button that a press gives none, as in Safari', async () => {
      await opener.evaluate((button: HTMLElement) => {
        button.blur()
        button.click()
      })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
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
    expect(visit.problems).toEqual([])
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

/** Where the whole page hydrates, the component of the islands just works. */
async function expectHydrated(page: Page): Promise<void> {
  await awaitHydrated(page)
  const counter = page.locator('div:has(> button:has-text("Add one"))').first()
  await counter.getByRole('button').click()
  await expect(counter.locator('output')).toHaveText('1')
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(files.filter((path) => path.endsWith('.js'))).not.toEqual([])
  // The largest thing we have: no page but its own loads it.
  expect(files.filter((path) => path.includes('back-office'))).toEqual([])
}

/** One of the islands wakes when the page is idle, another when it is seen. */
async function expectIslandsAwake(page: Page): Promise<void> {
  const island = (mode: string) => page.locator(`feather-island[on=${mode}]`)
  await expect(island('idle')).toHaveAttribute('awake')
  await expect(island('seen')).not.toHaveAttribute('awake')
  await island('seen').scrollIntoViewIfNeeded()
  await expect(island('seen')).toHaveAttribute('awake')
}

async function expectPiecesAccessible(page: Page): Promise<void> {
  for (const { name, viewport } of sizes) {
    await test.step(`every piece is accessible, in both themes: ${name}`, async () => {
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
}

function focusIsInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (inside) => document.querySelector(inside)?.contains(document.activeElement) ?? false,
    selector,
  )
}
