import { randomInt, randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sendRequest } from '../steps/send-request.ts'
import { readAsPage, signInStaff } from '../steps/sign-in-staff.ts'
import { sizes } from '../steps/sizes.ts'

const topic = on('app', '/calls/household')

/** Slots are known by their times: others may book, or set hours, meanwhile. */
const slotAt = (page: Page, time: string) => page.locator(`input[name="slot"][value="${time}"]`)

/** The time of one of the free slots; the first ones may be gone before the form is sent. */
async function timeOf(page: Page, position: number): Promise<string> {
  return (await page.locator('input[name="slot"]').nth(position).getAttribute('value')) ?? ''
}

async function fillIn(page: Page, time: string): Promise<void> {
  await slotAt(page, time).check()
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Phone number').fill('+49 30 123456')
}

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}

test('a call is booked, moved and cancelled without script and without an account', async ({
  browser,
}) => {
  const page = await withoutScript(browser)
  await page.goto(topic)
  const taken = await timeOf(page, 4)
  await fillIn(page, taken)
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('alert')).toContainText('phone number')
  // Other days leave what was typed where it is.
  await page.getByRole('button', { name: 'Later days' }).click()
  await expect(slotAt(page, taken)).toHaveCount(0)
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Earlier days' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await slotAt(page, taken).check()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expect(slotAt(page, taken)).toBeChecked()

  await page.getByLabel('Phone number').fill('+49 30 123456')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked')
  const link = page.url()
  const calendar = await sendRequest({
    host: 'app',
    path: `${new URL(link).pathname}/calendar.ics`,
  })
  expect(calendar.body).toContain('BEGIN:VEVENT')

  // Other times unfold for who wants one, without script too.
  await expect(slotAt(page, await timeOf(page, 20))).toBeHidden()
  await page.getByText('Another time').click()
  await slotAt(page, await timeOf(page, 20)).check()
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call has a new time')

  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is cancelled')
  await page.goto(topic)
  await expect(slotAt(page, taken)).toHaveCount(1)
  await page.context().close()
})

test('whose time was taken meanwhile is led to where that is said, on a phone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(sizes[0].viewport)
  await page.goto(topic)
  await awaitHydrated(page)
  const time = await timeOf(page, 7)
  await fillIn(page, time)
  const quicker = await withoutScript(browser)
  await quicker.goto(topic)
  await fillIn(quicker, time)
  await quicker.getByRole('button', { name: 'Book the call' }).click()
  await expect(quicker.getByRole('heading', { level: 1 })).toHaveText('Your call is booked')
  await quicker.context().close()
  await page.getByRole('button', { name: 'Book the call' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody was quicker' })
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
})

test('times are shown on the visitor’s own clock, and booking is accessible', async ({
  browser,
}) => {
  const { viewport } = sizes[0]
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', viewport })
  const page = await context.newPage()
  await page.goto(topic)
  await expect(page.getByLabel('Times are shown for')).toHaveValue('Pacific/Auckland')
  const first = page.locator('.calls-slots__time').first()
  const value = (await first.locator('input').getAttribute('value')) ?? ''
  const shown = new Intl.DateTimeFormat('en-IE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Pacific/Auckland',
  }).format(new Date(value))
  await expect(first).toHaveText(shown)
  await expectAccessible(page)
  await awaitHydrated(page)
  const book = page.getByRole('button', { name: 'Book the call' })
  const errors = page.locator('[data-error-summary]')
  await fillIn(page, await timeOf(page, 10))
  // What is wrong has the focus, also when it is there already.
  for (const phone of ['12', '34']) {
    await page.getByLabel('Phone number').fill(phone)
    await book.click()
    await expect(errors).toBeFocused()
  }
  // Without a connection nothing is lost: it goes out with the next one.
  await context.setOffline(true)
  await book.click()
  await expect(page.getByRole('status')).toContainText('No connection')
  await expectAccessible(page)
  // A try that fails leaves the keyboard where it was.
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('No connection')
  await expect(again).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByRole('status')).toBeEmpty()
  await expect(errors).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  // Where the system chooses the colours, the chosen time still stands out.
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = page.locator('.calls-slots__time:has(:checked) span')
  await expect(chosen).toHaveCSS('border-top-width', '3px')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.getByLabel('Phone number').fill('+49 30 123456')
  // A second click books nothing twice.
  await book.dblclick()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your call is booked')
  // Said first, and in sight: the form that was sent is far below on a phone.
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expectAccessible(page)
  await context.close()
})

test('a broker calls a call off, and the caller’s link says so; sets hours and days off', async ({
  browser,
  page,
}) => {
  const caller = await withoutScript(browser)
  await caller.goto(topic)
  await fillIn(caller, await timeOf(caller, 14))
  const name = `Grace ${randomUUID()}`
  await caller.getByLabel('Your name').fill(name)
  await caller.getByRole('button', { name: 'Book the call' }).click()
  await expect(caller.getByRole('heading', { level: 1 })).toHaveText('Your call is booked')

  await signInStaff(page)
  await page.goto(on('cms', '/admin/calls'))
  const call = page.getByRole('listitem').filter({ hasText: name })
  // A double click asks once, and its second half does not close the question again.
  await call.getByRole('button', { name: 'Call off' }).dblclick({ timeout: 30_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click()
  await expect(page.getByText('The call is off. The caller is told by mail.')).toBeVisible()
  await expect(call).toHaveCount(0)
  await caller.reload()
  await expect(caller.getByRole('heading', { level: 1 })).toHaveText('Your call is cancelled')
  await caller.context().close()

  await test.step('hours of the week', async () => {
    const hours = page.getByRole('group', { name: 'Weekly hours' })
    await expect(hours.getByLabel('From').first()).toHaveValue('09:00')
    await hours.getByRole('button', { name: 'Add hours' }).click()
    await hours.getByLabel('Day', { exact: true }).last().selectOption('Saturday')
    await hours.getByLabel('From').last().fill('10:00')
    await hours.getByLabel('To').last().fill('13:30')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Your settings are saved.')).toBeVisible()
    type Kept = { advisers: { hours: object[] }[] }
    const { advisers } = await readAsPage<Kept>(page, '/admin/api/calls')
    const saturday = { weekday: 6, fromMinute: 600, toMinute: 810 }
    expect(advisers.flatMap((adviser) => adviser.hours)).toContainEqual(saturday)
  })

  await test.step('days off', async () => {
    // Far ahead, so that nobody else's calls are called off; and seldom the same ones as before.
    const year = randomInt(2030, 9999)
    await page.getByLabel('First day off').fill(`${year}-05-02`)
    await page.getByLabel('Last day off').fill(`${year}-05-03`)
    await page.getByRole('button', { name: 'Add days off' }).click()
    await expect(page.getByText('No call was booked on these days.')).toBeVisible()
    await expect(page.getByText(`2 May ${year} to 3 May ${year}`)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('days off with a call, by keyboard', async () => {
    const day = '9999-12-30'
    await page.route('**/admin/api/calls', async (route) => {
      // Not by `route.fetch`: outside of a browser not every system knows names below localhost.
      const { cookie = '' } = await route.request().allHeaders()
      const asked = { host: 'cms', path: '/admin/api/calls', headers: { cookie } }
      const { advisers, ...shown } = JSON.parse((await sendRequest(asked)).body)
      const [adviser] = advisers
      const booked = { adviserId: adviser.id, state: 'booked', startsAt: `${day}T10:00:00.000Z` }
      const call = { ...booked, reference: 'C', topic: 'household', language: 'en', details: {} }
      await route.fulfill({ json: { ...shown, advisers, calls: [call] } })
    })
    let kept = 0
    await page.route('**/advisers/*/absences', async (route) => {
      kept += 1
      await page.waitForTimeout(300)
      await route.fulfill({ json: { handedOn: 0, calledOff: 1 } })
    })
    await page.reload()
    await page.getByLabel('First day off').fill(day)
    await page.getByLabel('Last day off').fill(day)
    const dialog = page.getByRole('dialog', { name: '1 call is booked on these days' })
    await page.keyboard.down('Enter')
    await expect(dialog.getByRole('button', { name: 'Add days off' })).toBeFocused()
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(kept).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('1 call called off, for nobody else is free. The caller knows.'),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(kept).toBe(1)
  })
})

test('topics lead to free times, and links that are not ours to nothing', async ({ page }) => {
  await page.goto(on('app', '/calls'))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Legal insurance' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal insurance')
  expect((await sendRequest({ host: 'app', path: '/calls/nothing' })).status).toBe(404)
})

test('the link of a call that is forgotten says so, and leads to a new one', async ({ page }) => {
  const answer = await page.goto(on('app', '/calls/booking/forged.token?told=booked'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads to no call')
  await expect(page).toHaveTitle(/^This link leads to no call/)
  await expect(page.locator('main')).toContainText('30 days after it was due')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Book a call' }).click()
  await expect(page).toHaveURL(on('app', '/calls'))
  // So do a link that a mail program cut short, and the calendar's.
  for (const cut of ['', '/forged.token/calendar.ics']) {
    const found = await page.goto(on('app', `/calls/booking${cut}`))
    expect(found?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads to no call')
  }
})
