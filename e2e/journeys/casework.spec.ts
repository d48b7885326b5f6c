import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { endPauses, holdPauses } from '../steps/pass-time.ts'
import { awaitState, signInStaff } from '../steps/sign-in-staff.ts'
import { submitOrder } from '../steps/submit-order.ts'

test('an application is found, read, noted and moved on, and so is the work for it', async ({
  page,
}) => {
  test.slow()
  const reference = await submitOrder('life')
  await signInStaff(page)
  // The product checks it first, and then leaves it to people.
  await awaitState(page, reference, 'underwriting')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await page.goto(on('cms', `/admin/applications?q=${reference}`))
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await expect(row).toContainText('•••@', { timeout: 30_000 })
  await expect(row).toContainText('Underwriting')
  await expectAccessible(page)
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  // On a phone a row is a card: nothing of it lies outside of the screen.
  const list = page.getByRole('region', { name: 'Applications' })
  const hidden = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await expect.poll(hidden).toBe(0)
  // Nor of a name without a place to break.
  await list
    .locator('td .bo-name')
    .first()
    .evaluate((name) => {
      name.textContent = 'Vermögensverwaltungsgesellschaft mbH'
    })
  expect(await hidden()).toBe(0)
  await expectAccessible(page)
  const opener = page.getByRole('button', { name: 'Open the menu' })
  await opener.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  if (desk) await page.setViewportSize(desk)
  await page.getByRole('checkbox', { name: `Choose ${reference}` }).check()
  // An arrow key opens the list, and gives nothing to anybody yet.
  await page.getByLabel('Give to').press('ArrowDown')
  await page.getByRole('option', { name: 'Me', exact: true }).press('Enter')
  await expect(page.getByText('You look after 1 now.')).toBeVisible()
  await expect(row).not.toContainText('Nobody yet')

  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { name: 'Questions as asked' })).toBeVisible()
  // Back to the list as it was left.
  const back = page.getByRole('link', { name: 'All applications' })
  await expect(back).toHaveAttribute('href', `/admin/applications?q=${reference}`)
  await expect(page.getByText('••••').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByText('Reveal application')).toBeVisible()

  await page.getByLabel('New note').fill('Asked for the report of the doctor')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').getByText('Asked for the report')).toBeVisible()

  // Whoever leaves a form goes on where it was opened.
  const decline = page.getByRole('button', { name: 'Decline' })
  await decline.press('Enter')
  await page.getByRole('button', { name: 'Not yet' }).press('Enter')
  await expect(decline).toBeFocused()
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await page.getByLabel('What is asked').fill('Which doctor treated you?')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Asked and answered' })).toBeVisible()
  const history = page.locator('.MuiCard-root', {
    has: page.getByRole('heading', { name: 'History' }),
  })
  await expect(history.getByText('Information needed')).toBeVisible()
  await expect(page.getByText('Move application: information needed')).toBeVisible()

  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.getByLabel('Our answer').fill('The insurer needs the report.')
  // What is done is not offered once more while the case is read again.
  const release = Promise.withResolvers<void>()
  const isRead = new RegExp(`/admin/api/applications/${reference}$`)
  await page.route(isRead, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('It is now: Declined.')).toBeVisible()
  await expect(decline).toBeHidden()
  release.resolve()
  await expect(page.getByText('The insurer needs the report.')).toBeVisible()
  await expect(page.getByText('There is none: this is where it ends.')).toBeVisible()

  await menu.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting longest' })).toBeVisible()
  await expectAccessible(page)

  await test.step('background work is searched by the reference of a case, and read', async () => {
    await menu.getByRole('link', { name: 'Background work' }).click()
    await expect(page.getByLabel('State')).toBeVisible()
    // A filter that is chosen while the search still waits is kept.
    await holdPauses(page)
    await page.getByRole('main').getByRole('searchbox').fill(reference)
    await page.getByLabel('State').selectOption('Any')
    await expect(page).toHaveURL(/state=/)
    expect(await endPauses(page)).toBeGreaterThan(0)
    await expect(page).toHaveURL(new RegExp(`state=.*q=${reference}`))
    const jobs = page.getByRole('region', { name: 'Jobs' })
    const found = jobs.getByRole('row', { name: /^Follow up application/ }).first()
    await expect(found.getByRole('link', { name: reference })).toBeVisible()
    await expectAccessible(page)
    await found.getByRole('rowheader').getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Audit trail' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('papers for who wants them by post are printed, posted and noted with their day', async ({
  page,
}) => {
  const reference = await submitOrder('household', { delivery: 'paper' })
  await signInStaff(page)
  await awaitState(page, reference, 'active')
  await page.goto(on('cms', `/admin/requests?q=${reference}`))
  const rows = page.getByRole('row', { name: /Papers to post/ })
  await expect(rows).toHaveCount(2, { timeout: 30_000 })
  // The first of both, with what was shown before the order.
  await rows.last().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Shown before the order' })).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Your right to withdraw/ })
    .first()
    .click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: 'Posted' }).click()
  await expect(page.getByText('It is noted that the papers are posted.')).toBeVisible()
  await page.getByRole('button', { name: 'Correct the day' }).click()
  await expect(page.getByRole('button', { name: 'Correct', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByText(/^Posted · Application · \d/)).toBeVisible()

  await page.getByRole('link', { name: /^FP-/ }).click()
  await page.getByLabel('Policy number').fill('HR 55.123')
  await page.getByRole('button', { name: 'Note the number' }).click()
  await expect(page.getByText('The number is noted.')).toBeVisible()
  await expect(page.getByText('HR 55.123')).toBeVisible()
  await expectAccessible(page)

  // A colleague puts another number down: it is told, and not typed over unseen.
  const policy = page.url().split('/').at(-1)
  const status = await page.evaluate(
    async (path) =>
      (
        await fetch(path, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ number: 'HR 55.124' }),
        })
      ).status,
    `/admin/api/policies/${policy}/insurer-number`,
  )
  expect(status).toBe(200)
  const number = page.getByLabel('Policy number')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await number.fill('HR 55.125')
  await page.getByRole('button', { name: 'Note the number' }).click()
  await expect(page.getByText('Noted is HR 55.124.')).toBeVisible()
  await expect(number).toHaveValue('HR 55.125')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(number).toHaveValue('HR 55.124')
})
