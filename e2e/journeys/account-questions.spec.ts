import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { findMail } from '../steps/find-mail.ts'
import { on } from '../steps/hosts.ts'
import { applyFor, registerAhead } from '../steps/own-account.ts'
import { awaitState, readAsPage, signInStaff } from '../steps/sign-in-staff.ts'
import { smallPdf } from '../steps/small-pdf.ts'
import { newVisitor } from '../steps/visitor.ts'

const SECRET = 'Which doctor treated your back?'

test('a question and a counter-offer are answered in the account, and no mail repeats them', async ({
  page,
}) => {
  test.slow()
  const email = `asked-${Date.now()}@example.com`
  const wanted = { line: 'life', path: '/policies/life', person: { email } } as const
  const reference = await applyFor(newVisitor(), wanted)
  await registerAhead(page, email)

  const office = await page.context().newPage()
  await signInStaff(office)
  const ask = office.getByRole('button', { name: 'Ask for information' })
  await awaitState(office, reference, 'underwriting')
  await office.goto(on('cms', `/admin/applications/${reference}`))
  await expect(office.getByText('Underwriting').first()).toBeVisible({ timeout: 60_000 })
  // By keyboard: the focus moves on to what comes in the place of what was pressed.
  await ask.press('Enter')
  await expect(office.getByLabel('What is asked')).toBeFocused()
  await office.keyboard.type(SECRET)
  await office.keyboard.press('Tab')
  await office.keyboard.press('Enter')
  await expect(office.getByText('Waits for the customer')).toBeVisible()
  await expect(office.getByRole('button', { name: 'To underwriting' })).toBeFocused()

  await page.goto(on('app', `/me/applications/${reference}`))
  await expect(page.getByText(SECRET)).toBeVisible()
  await expectAccessible(page)
  await page.locator('[name="text"]').fill('Doctor Who')
  await page.locator('input[type="file"]').setInputFiles(smallPdf('report.pdf'))
  await page.locator('button[value="answer"]').click()
  await expect(page).toHaveURL(/told=answered/)
  await expect(page.getByRole('link', { name: 'report.pdf' })).toBeVisible()

  await awaitState(office, reference, 'underwriting')
  await awaitHandOver(office, reference)
  // Who looked at other things meanwhile and comes back reads what it has become.
  const menu = office.getByRole('navigation', { name: 'Back office' })
  await menu.getByRole('link', { name: 'Claims' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  await office.goBack()
  await expect(office.getByText('Doctor Who')).toBeVisible()
  await expect(office.getByText('With the insurer since')).toBeVisible()
  await office.getByRole('button', { name: 'Make a counter-offer' }).click()
  await office.getByLabel('What is different').fill('Without the back.')
  await office.getByLabel('New price in euro').fill('4250')
  // An unlikely price is looked at twice, and what was looked at is that price alone.
  const send = office.locator('form').getByRole('button').first()
  await expect(send).toBeDisabled()
  await office.getByRole('checkbox', { name: 'The letter says €4,250.00 a month' }).check()
  await expect(send).toHaveText('Offer €4,250.00 a month')
  await expectAccessible(office)
  await send.click()
  await expect(office.getByText('Offered: €4,250.00')).toBeVisible()

  await office.getByRole('button', { name: 'That was wrong' }).click()
  await office.getByLabel('What was wrong').selectOption('mistyped')
  await office.getByLabel('What comes instead').selectOption('offer')
  await office.getByLabel('New price in euro').fill('42,50')
  const meant = office.getByRole('checkbox', { name: 'The letter says €42.50 a month' })
  if (await meant.isVisible()) await meant.check()
  const instead = office.getByRole('button', { name: 'Offer €42.50 a month instead' })
  await expect(instead).toBeDisabled()
  await office.getByRole('checkbox', { name: 'The insurer declares the offer void' }).check()
  await expectAccessible(office)
  await instead.click()
  await expect(office.getByText('Offered: €42.50')).toBeVisible()
  await expect(office.getByText('Offer corrected · Mistyped')).toBeVisible()

  await page.goto(on('app', `/me/applications/${reference}`))
  await expect(page.getByText('Without the back.')).toHaveCount(2)
  await expect(page.getByText('Offer corrected')).toBeVisible()
  await expect(page.getByText('€4,250.00')).toHaveCount(0)
  await expectAccessible(page)
  await page.locator('#read').check()
  await page.locator('button[value="accept"]').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  const offer = (await page.locator('a[href$="offer.pdf"]').getAttribute('href')) ?? ''
  const paper = await page.evaluate((path) => fetch(path).then(({ status }) => status), offer)
  expect(paper).toBe(200)
  await page.locator('#read').check()
  await page.locator('button[value="accept"]').click()
  await expect(page).toHaveURL(/told=offerAccepted/)
  await expect.poll(() => findMail(email, 'Content-Type')).toBeDefined()
  for (const secret of [SECRET, 'Doctor Who', 'Without the back']) {
    expect(await findMail(email, secret)).toBeUndefined()
  }
})

/** The insurer has the answer a moment after the state says that it was given. */
async function awaitHandOver(office: Page, reference: string): Promise<void> {
  type Question = { handOver?: { state: string } }
  const path = `/admin/api/applications/${reference}/questions`
  const read = async () => (await readAsPage<Question[]>(office, path)).at(-1)?.handOver?.state
  await expect.poll(read, { timeout: 60_000 }).toBe('done')
}
