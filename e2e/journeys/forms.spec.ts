import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { findMail } from '../steps/find-mail.ts'
import { on } from '../steps/hosts.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'
import { signInStaff } from '../steps/sign-in-staff.ts'

const pdf = {
  name: 'police report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'),
}

function somebody(): string {
  return `ana-${randomBytes(4).toString('hex')}@example.com`
}

/** Sends, and sends again where the product asks for a second look because it went so fast. */
async function sendUntil(page: Page, button: string, thanks: string): Promise<void> {
  await expect(async () => {
    const send = page.getByRole('button', { name: button })
    if (await send.isVisible()) await send.click()
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000, intervals: [2_500] })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('errors keep everything that was typed and every file', async ({ page }) => {
    await page.goto('/de-de/contact-us/claim-help')
    await page.getByRole('button', { name: 'Absenden' }).click()
    const errors = page.getByRole('alert')
    await expect(errors).toBeFocused()
    await expect(errors.getByRole('link')).toHaveCount(6)

    const email = somebody()
    await page.getByLabel('Was ist passiert?').selectOption('theft')
    await page.getByLabel('Tag', { exact: true }).fill('3')
    await page.getByLabel('Monat', { exact: true }).fill('11')
    await page.getByLabel('Jahr', { exact: true }).fill('2026')
    await page.getByLabel('Erzähl mit deinen Worten').fill('<b>Mein Rad</b> ist weg.')
    await page.getByLabel('Fotos, Rechnungen, Anzeige').setInputFiles(pdf)
    await page.getByLabel('Dein Name').fill('Ana')
    await page.getByLabel('E-Mail').fill('ana@')
    await page.getByLabel(/Ich bin einverstanden/).check()
    await page.getByRole('button', { name: 'Absenden' }).click()

    await expect(errors.getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel('Erzähl mit deinen Worten')).toHaveValue(
      '<b>Mein Rad</b> ist weg.',
    )
    await expect(page.getByLabel('Was ist passiert?')).toHaveValue('theft')
    await expect(page.getByText('police report.pdf')).toBeVisible()
    await page.getByLabel('E-Mail').fill(email)
    await sendUntil(page, 'Absenden', 'Danke, wir kümmern uns')
    expect(page.url()).toContain('?sent=claim-help')
  })
})

test('a message is answered from the inbox, and the answer arrives', async ({ page }) => {
  const email = somebody()
  await page.goto('/contact-us')
  await expectAccessible(page)
  await page.getByLabel('What is it about?').selectOption('contract')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Your message').fill('Does my policy cover Portugal?')
  await page.getByLabel(/I agree that/).check()
  await expect(page.locator('input[name="token"]')).not.toHaveValue('')
  await sendUntil(page, 'Send message', 'Thank you, your message is here')
  await expect.poll(() => findMail(email, 'FM-')).toBeTruthy()
  expect(await findMail(email, 'Portugal')).toBeUndefined()

  await signInStaff(page)
  await page.goto(on('cms', `/admin/inbox?q=${email}`))
  await page.getByRole('checkbox', { name: /^Choose FM-/ }).check({ timeout: 30_000 })
  await page.getByLabel('Give to').click()
  await page.getByRole('option', { name: 'Me', exact: true }).click()
  await expect(page.getByText('You look after 1 now.')).toBeVisible()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByText('Does my policy cover Portugal?').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/Answer to/).fill('Yes, all of Europe.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible()
  await expect.poll(() => findMail(email, 'Yes, all of Europe.')).toBeTruthy()

  await page.getByRole('button', { name: 'Enter as a complaint' }).click()
  await page.getByLabel('Outcome').click()
  await page.getByRole('option', { name: 'Upheld', exact: true }).click()
  await expect(page.getByText('The outcome is noted.')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await menu.getByRole('link', { name: 'Complaints' }).click()
  await page.getByRole('main').getByRole('searchbox').fill(email)
  await expect(page).toHaveURL(/q=ana/)
  await expect(page.getByRole('row', { name: /Upheld/ })).toBeVisible()
  await expectAccessible(page)

  await test.step('a complaint by letter is entered with its scan, and put right', async () => {
    await page.getByRole('link', { name: 'Enter a complaint' }).click()
    await page.getByLabel('It came by').selectOption('Letter')
    await page.getByLabel('We answer in').selectOption('English')
    await page.getByLabel('Who complains').fill('Ben Brook')
    await page.getByLabel('What it is about').fill('Nobody called back.')
    // Who looks something up meanwhile finds all that was typed.
    await menu.getByRole('link', { name: 'Policies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Who complains')).toHaveValue('Ben Brook')
    const scan = (name: string, bytes: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    })
    const letter = scan('letter.pdf', '%PDF-1.7\n%%EOF\n')
    await page.getByLabel('Scans (optional)').setInputFiles([letter, scan('page.pdf', '<html>')])
    await expectAccessible(page)
    // Without a connection it says so, and the button that was pressed is where one goes on.
    const enter = page.getByRole('button', { name: 'Enter the complaint' })
    await page.context().setOffline(true)
    await enter.press('Enter')
    await expect(page.getByText('The server cannot be reached.')).toBeVisible()
    await expect(enter).toBeFocused()
    await page.context().setOffline(false)
    await enter.click()
    await expect(page.getByRole('heading', { name: /^Complaint by letter FM-/ })).toBeVisible()
    // Of two files one is refused, so none is kept: which one is said, and the other is added then.
    const told = page.getByText(/^It stands in the register, but without the files/)
    await expect(told).toContainText('page.pdf')
    await expect(page.getByText(/confirm by letter or phone/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the complaints' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Complaints', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'letter.pdf' })).toBeHidden()
    await page.getByLabel('Add scans').setInputFiles(letter)
    await expect(page.getByRole('link', { name: 'letter.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Correct the entry' }).click()
    await page.getByLabel('Received on').fill('2026-01-08')
    await page.getByLabel('What it is about').fill('Nobody called back, twice.')
    await page.getByLabel('Why').fill('As the stamp says.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    await expect(page.getByText('22 Jan 2026')).toBeVisible()
    await expect(page.getByText('As the stamp says.')).toBeVisible()
    await expect(page.getByText('Before: Nobody called back.')).toBeVisible()
  })
})

test('a position has its page, its form and what search engines read', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('link', { name: /Software engineer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Software engineer')
  await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toContain('JobPosting')
  await expectAccessible(page)
})

test('the imprint is the same on every site', async () => {
  for (const [host, path] of [
    ['business', '/impressum'],
    ['tk', '/impressum'],
    ['default', '/en-nl/impressum'],
  ] as const) {
    const { status, body } = await sendRequest({ host, path })
    expect(status).toBe(200)
    expect(readHtml(body).words).toContain('Feather Beispielmakler GmbH')
  }
})

test('a link chooses the topic of a form, in every language and without a script', async () => {
  for (const [locale, topic] of [
    ['', 'A complaint'],
    ['/de-de', 'Eine Beschwerde'],
    ['/fr-fr', 'Une réclamation'],
    ['/es-es', 'Una reclamación'],
  ]) {
    const path = `${locale}/contact-us`
    const read = async (query: string) => {
      const { body } = await sendRequest({ host: 'default', path: `${path}${query}` })
      const { all } = readHtml(body)
      const chosen = all('option').filter(({ attributes }) => 'selected' in attributes)
      const canonical = all('link').find(({ attributes: { rel } }) => rel === 'canonical')
      return {
        chosen: chosen.map(({ text }) => text.trim()),
        canonical: canonical?.attributes['href'] ?? '',
      }
    }
    const plain = await read('')
    expect(plain.canonical.endsWith(path)).toBe(true)
    expect(plain.chosen).not.toContain(topic)
    expect(await read('?choose=topic.complaint')).toEqual({
      chosen: [topic],
      canonical: plain.canonical,
    })
    expect(await read('?choose=topic.nothing')).toEqual(plain)
  }
})

test('a form that another site sends is refused', async () => {
  const { status } = await sendRequest({
    host: 'default',
    path: '/contact-us',
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'form=en-de--contact',
  })
  expect(status).toBe(403)
})
