import { type Browser, expect, type Page, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { chooseLargeFile } from '../steps/choose-large-file.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { findMail } from '../steps/find-mail.ts'
import { on } from '../steps/hosts.ts'
import {
  applyFor as apply,
  awaitInAccount,
  confirmationLink,
  confirmHere,
  password,
  register,
  registerByForm,
  sendRegistration,
} from '../steps/own-account.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'
import { awaitState, signInStaff } from '../steps/sign-in-staff.ts'
import { smallPdf } from '../steps/small-pdf.ts'
import { newVisitor, type Visitor } from '../steps/visitor.ts'
import { postForm, visit } from '../steps/walk-journey.ts'

const applyFor = (email: string) =>
  apply(newVisitor(), { line: 'household', path: '/policies/household', person: { email } })

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

test('an account finds what its proven address applied for, and no other account does', async ({
  page,
}) => {
  test.slow()
  const email = `owner-${Date.now()}@example.com`
  const reference = await applyFor(email)
  expect(reference).not.toBe('')

  await page.goto(on('app', '/me/policies'))
  await expect(page).toHaveURL(/\/account\/signin\?next=/)
  await expectAccessible(page)

  await awaitHydrated(page)
  const drawing = page.locator('.account-small__scene')
  const before = await drawing.boundingBox()
  await page.locator('button[value="link"]').click()
  await expect(page.locator('.ui-error-summary')).toBeVisible()
  // What is marked as wrong is what words are said about.
  const borders = await page
    .locator('.ui-control')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderTopColor))
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
  expect(new Set(borders).size).toBe(2)
  expect(await drawing.boundingBox()).toEqual(before)

  await page.goto(on('app', '/account/register'))
  await expectAccessible(page)
  await sendRegistration(page, email)
  await expect(page.locator('.account-empty')).toBeVisible()
  await expectAccessible(page)

  await confirmHere(page, email)
  await awaitInAccount(page, '/me/policies', (html) => html.includes('/me/files/'))
  await page.goto(on('app', '/me/policies'))
  await expect(page.locator('.account-card .account-files a').first()).toBeVisible()
  expect(cardsIn(await page.content())).toBe(1)
  await expectAccessible(page)
  const file = (await page.locator('.account-files a').first().getAttribute('href')) ?? ''
  const policy = (await page.locator('.account-card h3 a').getAttribute('href')) ?? ''
  const paper = await page.evaluate(
    (path) => fetch(path).then((answer) => answer.headers.get('content-type')),
    file,
  )
  expect(paper).toBe('application/pdf')

  await page.goto(on('app', policy))
  await expectAccessible(page)
  await page.goto(on('app', `${policy}/claim`))
  // Nobody files the first kind of the list by accident.
  await expect(page.locator('[name="kind"]')).toHaveValue('')
  await page.locator('[name="kind"]').selectOption('theft')
  await page.locator('[name="description"]').fill('Somebody took the laptop.')
  for (const [part, value] of [
    ['day', '1'],
    ['month', '10'],
    ['year', '2030'],
  ] as const) {
    await page.locator(`[name="occurredOn.${part}"]`).fill(value)
  }
  // What was typed and not sent is there again, and nobody reads it in the storage of the tab.
  await page.reload()
  await expect(page.locator('[name="description"]')).toHaveValue('Somebody took the laptop.')
  await expect(page.locator('[name="kind"]')).toHaveValue('theft')
  await expect(page.locator('[name="occurredOn.year"]')).toHaveValue('2030')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('laptop')
  // What is too large to be sent is said at once, and never sent.
  await chooseLargeFile(page.locator('#files'))
  await expect(page.locator('#files-error')).toContainText('15 MB')
  await expect(page.locator('#files')).toHaveValue('')
  const wrong = { ...smallPdf('wrong.pdf'), buffer: Buffer.from('%PDF-1.7\nwrong\n%%EOF') }
  await page.locator('#files').setInputFiles([smallPdf('report.pdf'), wrong])
  await page.locator('main form[enctype] button[type="submit"]').click()
  await expect(page.locator('.ui-error-summary')).toBeFocused()
  await expectAccessible(page)
  // What was taken in is kept, and not sent once more; what was chosen by mistake is left out.
  await expect(page.locator('#files')).toHaveValue('')
  await page.getByLabel('wrong.pdf').uncheck()
  await page.locator('[name="occurredOn.year"]').fill('2026')
  await page.locator('main form[enctype] button[type="submit"]').click()
  await expect(page).toHaveURL(/told=claimed/)
  await expect(page.locator('.account-claim .account-files a')).toHaveText(['report.pdf'])

  // What comes back keeps what was typed; what was sent does not stay, to be sent again.
  const form = (kind: string) =>
    page.locator('details', { has: page.locator(`button[value="${kind}"]`) })
  await form('bank').locator('summary').click()
  await form('bank').locator('[name="accountHolder"]').fill('Ana')
  await form('bank').locator('[name="iban"]').fill('DE89370400440532013001')
  await form('bank').locator('[name="sepaMandate"]').check()
  await form('bank').locator('button').click()
  await expect(form('bank').locator('.ui-error-summary')).toBeFocused()
  await expect(form('bank').locator('[name="sepaMandate"]')).toBeChecked()
  await expect(page.locator('.ui-notice')).toHaveCount(0)
  await form('question').locator('summary').click()
  await form('question').locator('textarea').fill('May I sublet?')
  await page.reload()
  await expect(form('question').locator('textarea')).toHaveValue('May I sublet?')
  // Neither a number of an account nor a tick is found made.
  await expect(form('bank').locator('[name="accountHolder"]')).toHaveValue('Ana')
  await expect(form('bank').locator('[name="iban"]')).toHaveValue('')
  await expect(form('bank').locator('[name="sepaMandate"]')).not.toBeChecked()
  await form('question').locator('button').click()
  await expect(page).toHaveURL(/told=requested/)
  await expect(page.locator('.ui-notice')).toBeFocused()
  await expect(form('question')).toHaveJSProperty('open', false)
  await expect(form('question').locator('textarea')).toHaveValue('')
  await expect(page.locator('[aria-labelledby="requests"]')).toContainText('May I sublet?')
  await page.reload()
  // What comes back moves the page, and is there before the next press.
  await expect(form('bank')).toHaveJSProperty('open', true)
  await expect(form('question')).toHaveJSProperty('open', false)

  // Its end is told before, and stands everywhere afterwards.
  const cancel = page.locator('details', { has: page.locator('button[value="cancel"]') })
  await cancel.locator('summary').click()
  const text = (await cancel.locator('form > p').first().textContent()) ?? ''
  const lastDay = /\d+[^.]*\d{4}/.exec(text)?.[0] ?? 'no day'
  await cancel.locator('#sure').check()
  await cancel.locator('button[value="cancel"]').click()
  await expect(page).toHaveURL(/told=cancelled&number=FR-/)
  await expect(page.locator('.account-card[data-state=cancelled]')).toBeVisible()
  await expect(page.locator('.account-facts')).toContainText(lastDay)
  await expect(page.locator('[aria-labelledby="history"]')).toContainText('Cancelled')
  await expect(page.locator('[aria-labelledby="requests"]')).toContainText(
    new URL(page.url()).searchParams.get('number') ?? 'no receipt',
  )
  await expectAccessible(page)
  await signInStaff(page)
  await awaitState(page, reference, 'cancelled')
  await expect.poll(() => findMail(email, 'Subject: Your contract ends')).toBeDefined()

  for (const path of ['/me/data', '/withdraw']) {
    await page.goto(on('app', path))
    await expectAccessible(page)
  }

  const stranger = newVisitor()
  await registerByForm(stranger, `other-${Date.now()}@example.com`)
  expect(cardsIn((await visit(stranger, 'app', '/me/policies')).html)).toBe(0)
  expect((await visit(stranger, 'app', file)).status).toBe(404)
  // Mails link here: who has confirmed no address yet is led to where that is said, whatever it names.
  for (const path of [
    policy,
    `${policy}/claim`,
    `/me/applications/${reference}`,
    '/me/policies/FP-0000-0000-0000',
  ]) {
    expect((await visit(stranger, 'app', path)).path, path).toBe('/me/policies')
  }
})

test('who is signed in by a browser that keeps no cookies is told why there is no account to see', async () => {
  const refusing: Visitor = { send: sendRequest }
  const form = { email: `no-cookies-${Date.now()}@example.com`, password, terms: 'yes' }
  const language = { 'accept-language': 'de' }
  const path = '/account/register'
  const page = await postForm(refusing, 'app', path, Object.entries(form), language)
  expect(page.path).toMatch(/^\/account\/signin\?/)
  expect(page.html).toContain('Dein Browser nimmt keine Cookies von uns an')
  // Who keeps them comes to the account by the same way, also with the very first.
  const email = `keeps-${form.email}`
  const kept = await postForm(newVisitor(), 'app', path, Object.entries({ ...form, email }))
  expect(kept.path).toBe('/me/policies?told=registered')
})

test('signing in and withdrawing work without script; the withdrawal without an account', async ({
  browser,
}) => {
  test.slow()
  const page = await withoutScript(browser)
  const email = `leaves-${Date.now()}@example.com`
  const reference = await applyFor(email)

  await page.goto(on('app', '/withdraw'))
  await page.locator('#reference').fill(reference)
  await page.locator('#email').fill('somebody.else@example.com')
  await page.locator('main form button').click()
  // With a wrong address it is declared in their own words; corrected there, it is carried out.
  await page.locator('#name').fill('Ana Ortiz')
  await page.locator('button[value="declare"]').click()
  await expect(page).toHaveURL(/receipt=FR-/)
  await page.goto(on('app', '/withdraw'))
  await page.locator('#reference').fill(reference)
  await page.locator('#email').fill(email)
  await page.locator('main form button').click()
  await page.locator('button[value="withdraw"]').click()
  await expect(page).toHaveURL(/receipt=FR-/)

  await register(page, email)
  await page.locator('.account-nav button').click()
  await expect(page).toHaveURL(/told=signedOut/)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill('not the password')
  await page.locator('button[value="password"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('#email')).toHaveValue(email)
  await page.locator('#password').fill(password)
  await page.locator('button[value="password"]').click()
  await expect(page).toHaveURL(/\/me\/policies/)
  await page.context().close()
})

test('who registers a stranger’s address sees nothing of theirs, even once the owner confirms it', async ({
  page: owner,
}) => {
  const email = `hijack-${Date.now()}@example.com`
  const reference = await applyFor(email)
  const stranger = newVisitor()
  await registerByForm(stranger, email)

  // The owner opens the link in another browser: the account becomes theirs, not the stranger's.
  await owner.goto(await confirmationLink(email))
  await owner.locator('#password').fill('what the owner chose')
  await expectAccessible(owner)
  await owner.locator('button[value="confirm"]').click()
  await expect(owner).toHaveURL(/\/me\/policies\?told=confirmed/)
  await expect(owner.locator('.account-card, .account-row')).toHaveCount(1)

  const asked = await visit(stranger, 'app', `/me/applications/${reference}`)
  expect(asked.path).toMatch(/^\/account\/signin/)
  const refused = await postForm(stranger, 'app', asked.path, [
    ['email', email],
    ['password', password],
    ['do', 'password'],
  ])
  expect(refused.path).toMatch(/^\/account\/signin/)
  expect(refused.html).toContain('role="alert"')
})

/** How many contracts and applications a page of the account shows. */
function cardsIn(html: string): number {
  return readHtml(html).elements.filter(({ attributes }) =>
    /\baccount-(card|row)(?!-)\b/.test(attributes['class'] ?? ''),
  ).length
}
