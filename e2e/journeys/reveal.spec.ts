import { expect, type Page, test } from '@playwright/test'
import { on } from '../steps/hosts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sheet = 'link[rel=stylesheet][href*=reveal]'

test('the stylesheet of what appears loads with the first scroll', async ({ page }) => {
  await page.goto(on('default'))
  const last = page.locator('[data-reveal]').last()
  await expect(last).toHaveCSS('opacity', '1')
  await expect(page.locator(sheet)).toHaveCount(0)
  await scrollDown(page)
  await expect(page.locator(sheet)).toHaveCount(1)
  await expect(last).toHaveAttribute('data-reveal', 'waiting')
  await expect(last).toHaveCSS('opacity', '0')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('data-reveal', 'shown')
  await expect(last).toHaveCSS('opacity', '1')
})

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(on('default'))
  await scrollDown(page)
  await expect(page.locator(sheet)).toHaveCount(0)
  await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1')
  const unfolding = await page
    .locator('.ui-accordion details')
    .first()
    .evaluate((answer) => getComputedStyle(answer, '::details-content').transitionDuration)
  expect(unfolding).toBe('0s')
})

test('pages to read fade into each other; the next question is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['faded'] = String(viewTransition !== null)
    })
  })
  // A browser that had to wait for the next page for some seconds shows it without.
  await expect(async () => {
    await page.goto(on('default', '/blog'))
    await page.getByRole('contentinfo').locator('a[href$="/support"]').first().click()
    await expect(page).toHaveURL(/support$/)
    await expect(page.locator('html')).toHaveAttribute('data-faded', 'true', { timeout: 1_000 })
  }).toPass()

  await page.goto(on('app', '/recommendation-tool'))
  await page.getByRole('radio').first().check()
  await page.locator('main form button[type=submit]').first().click()
  await expect(page).toHaveURL(/\?/)
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'false')
})

/** A turn of the wheel that the page saw; one that comes too early is lost. */
async function scrollDown(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 50)
    const position = () => page.evaluate(() => scrollY)
    await expect.poll(position, { timeout: 1_000 }).toBeGreaterThan(0)
  }).toPass()
}
