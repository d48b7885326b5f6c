import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { berlinDay } from '#platform/clock.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { findMail } from '../steps/find-mail.ts'
import { on } from '../steps/hosts.ts'
import { registerAhead, soon } from '../steps/own-account.ts'
import { askAsPage, awaitState, readAsPage, signInStaff } from '../steps/sign-in-staff.ts'
import { submitOrder } from '../steps/submit-order.ts'
import { totp } from '../steps/totp.ts'

async function strangersPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('a colleague joins by the link of an invitation, and sees the work of their role', async ({
  page,
  browser,
}) => {
  const email = `joins-${randomBytes(4).toString('hex')}@example.com`
  await signInStaff(page)
  const invited = { email, role: 'broker' }
  expect(await askAsPage(page, '/admin/invitations', invited)).toBe(201)
  let link = ''
  await expect
    .poll(async () => {
      const mail = (await findMail(email, 'accept-invitation')) ?? ''
      const text = mail
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      link = /http\S+accept-invitation\?token=[\w-]+/.exec(text)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const stranger = await strangersPage(browser)
  await stranger.goto(link)
  await stranger.getByLabel('Your name').fill('Newly Joined')
  await stranger.getByLabel('Password').fill('correct horse battery')
  await stranger.getByRole('button', { name: 'Create my account' }).click()
  await expect(stranger.getByText('Your account is ready: sign in.')).toBeVisible()
  // Content is not for brokers: its list is neither drawn nor asked for.
  const opened = '/admin/pages'
  const asked: string[] = []
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await expect(async () => {
    await stranger.goto(on('cms', opened))
    await stranger.getByLabel('E-mail').fill(email)
    await stranger.getByLabel('Password').fill('correct horse battery')
    await stranger.getByRole('button', { name: 'Sign in' }).click()
    await expect(stranger).toHaveURL(on('cms', opened), soon)
  }).toPass()
  await expect(stranger.getByRole('heading', { name: 'This is not for your role' })).toBeVisible()
  expect(asked).not.toContain('/admin/api/content/pages')
  await expectAccessible(stranger)
  await test.step('an admin resets the factor of a colleague who lost the phone, and sees what they did', async () => {
    await menuOf(stranger).getByRole('link', { name: 'My account' }).click()
    await stranger.getByLabel('Your password').fill('correct horse battery')
    await stranger.getByRole('button', { name: 'Set it up' }).click()
    const key = await stranger.locator('.bo-key').textContent()
    await stranger.getByLabel('Code of the app').fill(totp(key ?? ''))
    await stranger.getByRole('button', { name: 'Turn it on' }).click()
    await expect(stranger.locator('.bo-codes code')).toHaveCount(10)

    await page.goto(on('cms', '/admin/staff'))
    const colleague = page.getByRole('row').filter({ hasText: email })
    await colleague.getByRole('button', { name: 'Reset the second factor' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Make sure first')
    await question.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('is signed out everywhere and hears of it by mail')).toBeVisible()
    await expect(colleague.getByText('Off')).toBeVisible()
    await expect(page.getByText('Newly Joined: remove second factor').first()).toBeVisible()
    await expect(page.getByText('Newly Joined: joined as broker, invited by').first()).toBeVisible()
    await expect.poll(() => findMail(email, 'Subject: The second factor')).toBeDefined()
    await stranger.goto(on('cms', '/admin/account'))
    await expect(stranger.getByRole('button', { name: 'Sign in' })).toBeVisible()

    await colleague.getByRole('link', { name: 'Newly Joined' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Newly Joined' })).toBeVisible()
    await expect(page.getByText('Newly Joined: joined as broker')).toBeVisible()
    await expectAccessible(page)
  })
  // A forgotten password does not lead back to where it is asked for.
  await stranger.getByRole('link', { name: 'Forgot' }).click()
  await stranger.getByLabel('E-mail').fill(email)
  await stranger.getByRole('button', { name: 'Send me a link' }).click()
  await expect.poll(() => findMail(email, 'reset-password')).toBeDefined()
  await stranger.context().close()
})

test('who asks for their data in a letter gets it, and has it erased, and that is on record', async ({
  page,
  browser,
}) => {
  const email = `writes-${randomBytes(4).toString('hex')}@example.com`
  const customer = await strangersPage(browser)
  await registerAhead(customer, email)
  await customer.context().close()
  await signInStaff(page)
  await page.goto(on('cms', `/admin/customers?q=${email}`))
  await page.getByRole('table').getByRole('link').click()
  await page.getByRole('button', { name: 'Export data' }).click()
  const save = page.getByRole('button', { name: 'Save as PDF' })
  await expect(save).toBeDisabled()
  const why = page.getByLabel('Why, and how you know who asks')
  await page.getByLabel('Asked by').selectOption('Letter')
  await page.getByLabel('Received on').fill(berlinDay(new Date()))
  await why.fill('Letter of today, called back.')
  const saved = page.waitForEvent('download')
  await save.click()
  expect((await saved).suggestedFilename()).toBe('personal-data.pdf')
  await expect(page.getByText('Export data: asked for by letter')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('button', { name: 'Erase data' }).click()
  await page.getByLabel('Asked by').selectOption('Letter')
  await page.getByLabel('Received on').fill(berlinDay(new Date()))
  await why.fill('The same letter.')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'What went, and what stays' })).toBeVisible()
  await expectAccessible(page)
  await menuOf(page).getByRole('link', { name: 'Customers', exact: true }).click()
  await page.getByRole('main').getByRole('searchbox').fill(email)
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
})

test('a note is kept once, and survives a session that ends; of two who move a case, one is told', async ({
  page,
}) => {
  test.slow()
  // A line with a long name, for the list at the end.
  const reference = await submitOrder('expat-long-term')
  await signInStaff(page)
  await awaitState(page, reference, 'underwriting')
  await page.goto(on('cms', `/admin/applications/${reference}`))
  const note = page.getByLabel('New note')
  const add = page.getByRole('button', { name: 'Add note' })
  const kept = (text: string) => page.getByRole('listitem').getByText(text)
  await note.fill('Called back.')
  await add.dblclick()
  await expect(kept('Called back.')).toBeVisible()
  await expect(note).toHaveValue('')
  const path = `/admin/api/cases/application/${reference}/work`
  const { notes } = await readAsPage<{ notes: { text: string }[] }>(page, path)
  expect(notes.map(({ text }) => text)).toEqual(['Called back.'])

  await note.fill('Ten minutes of typing.')
  await menuOf(page).getByRole('link', { name: 'Claims' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  await page.goBack()
  await expect(note).toHaveValue('Ten minutes of typing.')
  await page.context().clearCookies()
  await add.click()
  await expect(page.getByText('You are signed out, and this was not kept.')).toBeVisible()
  await expect(note).toHaveValue('Ten minutes of typing.')
  await signInStaff(page)
  await add.click()
  await expect(kept('Ten minutes of typing.')).toBeVisible()
  await expect(kept('Called back.')).toHaveCount(1)

  await test.step('of two who move a case, the second is told and sees how it stands', async () => {
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    const asked = { to: 'informationNeeded', text: 'Which doctor?' }
    expect(await askAsPage(page, `/admin/api/applications/${reference}/state`, asked)).toBe(200)
    await page.getByRole('button', { name: 'Accept' }).click()
    await note.fill('Half a sen')
    // What was begun stays open, and the cursor where it is, when the window becomes narrower.
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 900, height: 768 })
    await expect(page.locator('.bo-case > :last-child').getByLabel('New note')).toBeFocused()
    await page.keyboard.type('tence.')
    await expect(note).toHaveValue('Half a sentence.')
    if (desk) await page.setViewportSize(desk)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('It has changed since you opened it here')).toBeVisible()
    await expect(page.getByText('Waits for the customer')).toBeVisible()
    await expect(page.getByRole('button', { name: 'To underwriting' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  })

  await test.step('whose case it is, and what waits for whom', async () => {
    await expect(page.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'I look after it' }).click()
    await expect(page.getByText('You look after it now.')).toBeVisible()
    await page.getByRole('link', { name: 'All applications' }).click()
    await page.getByLabel('Waits for').selectOption('The customer')
    await page.getByLabel('Looked after by').selectOption('Me')
    await page.getByLabel('Order').selectOption('Longest in its state first')
    await expect(page).toHaveURL(/turn=customer.*order=longest/)
    await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible()
    await page.getByLabel('Waits for').selectOption('Us')
    await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeHidden()
  })

  await test.step('on a narrow laptop every column is in view', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByLabel('Waits for').selectOption('The customer')
    const list = page.getByRole('region', { name: 'Applications' })
    await expect(list.getByRole('link', { name: reference })).toBeVisible()
    const hidden = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await hidden()).toBe(0)
    await expectAccessible(page)
    // Also where whoever looks after it has a long name.
    const name = list.locator('[data-label="Looked after by"] > .bo-name').first()
    await name.evaluate((shown) => {
      shown.textContent = 'Donaudampfschifffahrtsgesellschaftskapitän Featherstonehaugh'
    })
    expect(await hidden()).toBe(0)
  })

  await test.step('the search of a list follows its address, and leads on where nothing fits', async () => {
    const search = page.getByLabel('Search', { exact: true })
    const find = page.getByRole('searchbox', { name: 'Find a case' })
    await find.fill(' Nobody-Of-This-Name ')
    await find.press('Enter')
    await expect(search).toHaveValue('Nobody-Of-This-Name')
    await page.getByRole('main').getByRole('link', { name: 'Policies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
    await expect(search).toHaveValue('Nobody-Of-This-Name')
    await page.goBack()
    await expect(search).toHaveValue('Nobody-Of-This-Name')
    await page.goBack()
    await expect(search).toHaveValue('')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await find.fill(reference.toLowerCase())
    await find.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible()
  })
})
