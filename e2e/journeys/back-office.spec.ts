import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { DEMO_ADMIN } from '#accounts/staff/demo-admin.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { followWhilePauseEnds, holdPauses } from '../steps/pass-time.ts'
import { askAsPage, signInStaff } from '../steps/sign-in-staff.ts'

/** The back office is large, and comes only when it is wanted. */
const patiently = { timeout: 60_000 }

/** A page of the site that only this test knows. */
async function makePage(page: Page): Promise<{ uid: string; path: string }> {
  const name = `journey-${randomBytes(4).toString('hex')}`
  const uid = `en-de--${name}`
  const blocks = [{ __component: 'blocks.rich-text', body: '<p>Written by a journey.</p>' }]
  const attributes = { title: 'First title', site: 'default', path: `/${name}`, blocks }
  const address = `/admin/api/content/pages/${uid}`
  expect(await askAsPage(page, address, { attributes, publish: true })).toBe(201)
  return { uid, path: `/${name}` }
}

/** The title as it is stored, draft before public. */
function storedTitle(page: Page, uid: string): Promise<string> {
  return page.evaluate(async (address) => {
    const { attributes } = await (await fetch(address)).json()
    return attributes.title
  }, `/admin/api/content/pages/${uid}`)
}

async function openPage(page: Page, uid: string) {
  await page.goto(on('cms', `/admin/pages/${uid}`))
  const title = page.getByRole('textbox', { name: 'Title *', exact: true }).first()
  await expect(title).toBeVisible(patiently)
  return title
}

test('sign-in is refused with a wrong password and leads to where one wanted to go', async ({
  page,
}) => {
  await page.goto(on('cms', '/admin/blogs'))
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(patiently)
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(DEMO_ADMIN.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  // Who signs in often is asked to wait.
  await expect(async () => {
    const password = page.getByLabel('Password')
    if (await password.isVisible()) {
      await password.fill(DEMO_ADMIN.password, { timeout: 1_000 })
      await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 1_000 })
    }
    const articles = page.getByRole('heading', { name: 'Blog articles', level: 1 })
    await expect(articles).toBeVisible({ timeout: 11_000 })
  }).toPass()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('an editor changes a document, publishes it, and restores what was there', async ({
  page,
}) => {
  await signInStaff(page)
  const { uid, path } = await makePage(page)
  await page.goto(on('default', path))
  await expect(page).toHaveTitle(/First title/)

  const title = await openPage(page, uid)
  await title.fill('Second title')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The public still sees what was published')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(on('default', path))
  await expect(visitor).toHaveTitle(/First title/)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
  await expect(async () => {
    await visitor.goto(on('default', path))
    await expect(visitor).toHaveTitle(/Second title/, { timeout: 500 })
  }).toPass()

  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByRole('heading', { name: 'What this step changed' })).toBeVisible()
  await page
    .getByRole('button', { name: /Published/ })
    .last()
    .click()
  await expect(page.locator('del').getByText('Second')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore and publish' }).click()
  await expect(page.getByRole('textbox', { name: 'Title *', exact: true }).first()).toHaveValue(
    'First title',
    patiently,
  )
  await expect(async () => {
    await visitor.goto(on('default', path))
    await expect(visitor).toHaveTitle(/First title/, { timeout: 500 })
  }).toPass()
})

test('of two editors the second is told, and nothing is overwritten', async ({ page }) => {
  await signInStaff(page)
  const { uid } = await makePage(page)
  const other = await page.context().newPage()
  const mine = await openPage(page, uid)
  const theirs = await openPage(other, uid)
  await theirs.fill('Written by the other')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Saved as a draft')).toBeVisible()

  await mine.fill('Written by me')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this document' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('del')).toContainText('the other')
  await expect(dialog.locator('ins')).toContainText('me')
  await expectAccessible(page)
  expect(await storedTitle(page, uid)).toBe('Written by the other')

  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  expect(await storedTitle(page, uid)).toBe('Written by me')
})

test('errors of the server stand beside their fields, and a draft needs none of them', async ({
  page,
}) => {
  await signInStaff(page)
  await page.goto(on('cms', '/admin/help-articles/create'))
  const name = `journey-${randomBytes(4).toString('hex')}`
  await expect(page.getByLabel('Name *')).toBeVisible(patiently)
  await page.getByLabel('Name *').fill(name)
  await page.getByRole('button', { name: 'Publish' }).click()
  const title = page.getByLabel('Title *', { exact: true })
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await title.fill('Only a title')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { name: 'Only a title', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await title.fill('Something else')
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Jobs' }).click()
  await expect(title).toHaveValue('Something else')
})

test('a document is written beside its translations, and what is missing is said', async ({
  page,
}) => {
  await signInStaff(page)
  const name = `journey-${randomBytes(4).toString('hex')}`
  for (const [locale, title] of [
    ['en-de', 'In English'],
    ['de-de', 'Auf Deutsch'],
  ]) {
    const attributes = { title, topic: 'claims' }
    const address = `/admin/api/content/help-articles/${locale}--${name}`
    expect(await askAsPage(page, address, { attributes })).toBe(201)
  }
  await page.goto(on('cms', `/admin/help-articles/en-de--${name}`))
  const all = page.getByRole('link', { name: 'Side by side in every language' })
  await expect(all).toBeVisible(patiently)
  await all.press('Enter')
  const beside = (locale: string) =>
    page.getByRole('region', { name: `Beside: ${locale}--${name}` })
  await expect(beside('de-de')).toContainText('Auf Deutsch')
  for (const locale of ['es-es', 'fr-fr']) await expect(beside(locale)).toContainText('Not written')
  await expectAccessible(page)
  const title = page.getByRole('textbox', { name: 'Title *', exact: true })
  await title.fill('Still in English')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
})

test('a picture is uploaded with its description, and found again', async ({ page }) => {
  await signInStaff(page)
  await page.goto(on('cms', '/admin/media'))
  await page.getByRole('button', { name: 'Upload' }).click(patiently)
  const dialog = page.getByRole('dialog', { name: 'Upload a file' })
  const name = `journey-${randomBytes(4).toString('hex')}.svg`
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9v9"/></svg>'
  await dialog
    .getByLabel('File (picture or PDF)')
    .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  const send = dialog.getByRole('button', { name: 'Upload' })
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Alternative text').fill('A corner')
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('The file is in the library.')).toBeVisible()
  await page.getByPlaceholder('Search').fill(name)
  // Found by the search, not because it is the newest.
  await expect(page).toHaveURL(/filter=/)
  const found = page.getByRole('link', { name: new RegExp(name) })
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await found.click()
  await expect(page.getByRole('textbox', { name: /^Alternative text/ })).toHaveValue('A corner')
  await expectAccessible(page)
})

test('the other screens can be used by everybody', async ({ page }) => {
  await signInStaff(page)
  await page.goto(on('cms', '/admin'))
  const menu = page.getByRole('navigation', { name: 'Back office' })
  for (const name of ['Staff', 'Cookie choices', 'API tokens', 'My account', 'Start']) {
    await menu.getByRole('link', { name, exact: true }).click(patiently)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('a list is searched and filtered, and reached by keyboard', async ({ page }) => {
  await signInStaff(page)
  const { uid } = await makePage(page)
  const name = uid.replace('en-de--', '')
  await page.goto(on('cms', '/admin/pages'))
  await page.getByPlaceholder('Search').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('State').click()
  await page.getByRole('option', { name: 'Draft' }).click()
  await expect(row).toBeHidden()
  await page.getByLabel('State').click()
  await page.getByRole('option', { name: 'Published' }).click()
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${uid}`))
})

test('who opens a record while a search still waits stays there', async ({ page }) => {
  await signInStaff(page)
  const { uid } = await makePage(page)
  const screen = `/admin/pages/${uid}`
  await page.goto(on('cms', '/admin/pages'))
  await expect(page.locator(`a[href="${screen}"]`)).toBeVisible(patiently)
  await holdPauses(page)
  await page.getByPlaceholder('Search').fill('journey')
  expect(await followWhilePauseEnds(page, screen)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'First title', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(on('cms', screen))
})

test('no other page loads the back office', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(on('default'))
  await page.goto(on('app', '/nowhere'))
  const other = loaded.filter((url) => /back-office/.test(url))
  expect(other).toEqual([])
})
