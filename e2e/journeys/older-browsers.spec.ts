import { expect, test } from '@playwright/test'
import { actLikeAnOlderBrowser } from '../steps/act-like-an-older-browser.ts'
import { goOn } from '../steps/apply-in-browser.ts'
import { on } from '../steps/hosts.ts'
import { atStep, walkAhead } from '../steps/walk-ahead.ts'
import { watchVisit } from '../steps/watch-visit.ts'

/** The oldest of the browsers that we promise to work in, as far as functions go. */
test.beforeEach(({ page }) => actLikeAnOlderBrowser(page))

test('menus open, close at a press beside them, and prices follow the choice', async ({ page }) => {
  const { problems } = watchVisit(page)
  await page.goto(on('default', '/personal-liability-insurance'))
  const languages = page.locator('.site-footer .language-switcher')
  await languages.locator('summary').click()
  await expect(languages).toHaveAttribute('open')
  await page.locator('h1').click()
  await expect(languages).not.toHaveAttribute('open')

  const menu = page.locator('.site-menu').first()
  await menu.locator('summary').hover()
  await expect(menu).toHaveAttribute('open')
  await page.mouse.move(5, 600)
  await expect(menu).not.toHaveAttribute('open')

  const card = page.locator('.quote-card').first()
  const price = card.locator('.quote-card__answer')
  const before = await price.textContent()
  await card.locator('select').focus()
  await card.locator('select').selectOption('family')
  await expect(price).not.toHaveText(before ?? '')
  expect(problems).toEqual([])
})

test('dialogs keep the focus inside', async ({ page }) => {
  const { problems } = watchVisit(page)
  await page.goto(on('default', '/style-guide'))
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  const dialog = page.locator('#modal-plain')
  await expect(dialog).toBeVisible()
  const stops = await dialog.locator('a[href], button:enabled, input:enabled').count()
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  expect(problems).toEqual([])
})

test('an application goes on, with a drawn signature', async ({ page }) => {
  const { problems } = watchVisit(page)
  const order = { line: 'household', path: '/policies/household' } as const
  await walkAhead(page, order, atStep('signature'))
  const paper = page.locator('.apply-pad__paper')
  await paper.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await paper.boundingBox()) ?? {}
  await page.mouse.move(x + 40, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(paper.locator('path')).toHaveAttribute('d', /^M\d+ \d+(L\d+ \d+){2,}$/)
  await page.getByRole('checkbox', { name: 'privacy notice' }).check()
  await page.locator('#mandateSignature').fill('Ana Müller')
  await goOn(page)
  await expect(page).toHaveURL(/\/review$/)
  expect(problems).toEqual([])
})
