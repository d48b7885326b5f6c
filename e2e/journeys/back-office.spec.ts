import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { DEMO_ADMIN } from '#accounts/staff/demo-admin.ts'
import type { DeletedRecords } from '../../src/back-office/wire/deleted-record.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { endPauses, followWhilePauseEnds, holdAnswer, holdPauses } from '../steps/pass-time.ts'
import { sendRequest } from '../steps/send-request.ts'
import { askAsPage, readAsPage, signInStaff } from '../steps/sign-in-staff.ts'

/*
 * The back office is large, and comes only when it is wanted. Each of these journeys opens it once
 * and goes on by its links, as its users do.
 */
const patiently = { timeout: 60_000 }

const named = () => `journey-${randomBytes(4).toString('hex')}`

/** An answer of the help centre that only this test knows; gives back its uid. */
async function makeArticle(
  page: Page,
  name: string,
  locale: string,
  title: string,
  publish = true,
) {
  const uid = `${locale}--${name}`
  const attributes = { title, topic: 'claims', body: '<p>Written by a journey.</p>' }
  const address = `/admin/api/content/help-articles/${uid}`
  expect(await askAsPage(page, address, { attributes, publish })).toBe(201)
  return uid
}

/** What browsers do where they are told to refuse all cookies of a site. */
function refuseCookies(): void {
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title *', exact: true })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true })

async function saveDraft(page: Page) {
  const save = page.getByRole('button', { name: 'Save draft' })
  await save.press('Enter')
  await expect(page.getByRole('alert').getByText('Saved as a draft')).toBeVisible()
  // There is nothing to save now, and whoever pressed it is still there.
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
}

/** The title that a visitor of the site sees. */
async function publicTitle(name: string): Promise<string> {
  const { body } = await sendRequest({ host: 'default', path: `/support/${name}` })
  return /<title>([^<]*)/.exec(body)?.[1] ?? ''
}

/** The title as it is stored, draft before public. */
function storedTitle(page: Page, uid: string): Promise<string> {
  return page.evaluate(async (address) => {
    const { attributes } = await (await fetch(address)).json()
    return attributes.title
  }, `/admin/api/content/help-articles/${uid}`)
}

/** Saves a draft as another editor does who opened the same document. */
function saveElsewhere(page: Page, uid: string, title: string): Promise<number> {
  return page.evaluate(
    async ({ address, words }) => {
      const { attributes, revision } = await (await fetch(address)).json()
      const changed = { ...attributes, title: words }
      const { status } = await fetch(address, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'save', revision, attributes: changed }),
      })
      return status
    },
    { address: `/admin/api/content/help-articles/${uid}`, words: title },
  )
}

/** Deletes as another editor does who opened the same document. */
function deleteElsewhere(page: Page, uid: string): Promise<number> {
  return page.evaluate(async (address) => {
    const { revision } = await (await fetch(address)).json()
    const { status } = await fetch(`${address}?revision=${revision}`, { method: 'DELETE' })
    return status
  }, `/admin/api/content/help-articles/${uid}`)
}

test('where the browser refuses cookies, it says so instead of failing', async ({ page }) => {
  await page.addInitScript(refuseCookies)
  await page.goto(on('cms', '/admin'))
  await expect(heading(page, 'Your browser refuses cookies')).toBeVisible(patiently)
})

test('who signs in gets where they wanted to go, and can use every screen there', async ({
  page,
}) => {
  test.slow()
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
  await page.addInitScript(`document.addEventListener('securitypolicyviolation',
    ({ violatedDirective, blockedURI }) => noteRefused(violatedDirective + ' ' + blockedURI))`)
  await test.step('sign-in is refused with a wrong password', async () => {
    await page.goto(on('cms', '/admin/blogs'))
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(patiently)
    await expectAccessible(page)
    await page.getByLabel('E-mail').fill(DEMO_ADMIN.email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })

  await test.step('and leads to where one wanted to go', async () => {
    // Who signs in often is asked to wait.
    await expect(async () => {
      const password = page.getByLabel('Password')
      if (await password.isVisible()) {
        await password.fill(DEMO_ADMIN.password, { timeout: 1_000 })
        await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 1_000 })
      }
      await expect(heading(page, 'Blog articles')).toBeVisible({ timeout: 11_000 })
    }).toPass()
    // Where one is now is read aloud.
    await expect(heading(page, 'Blog articles')).toBeFocused()
    expect(refused, 'what our own policy forbids').toEqual([])
  })

  await test.step('a choice about cookies is in the log that an auditor is shown', async () => {
    const choice = { choice: 'save', categories: ['ad_personalization'] }
    const logged = await sendRequest({
      host: 'api',
      path: '/consents',
      method: 'POST',
      headers: { origin: on('default', ''), 'content-type': 'application/json' },
      body: JSON.stringify({ ...choice, textVersion: '2026-11-15', locale: 'en-mt' }),
    })
    expect(logged.status).toBe(204)
    await menuLink(page, 'Cookie choices').click()
    const row = page.getByRole('row').filter({ hasText: 'en-mt' }).first()
    await expect(row).toContainText('Essential, Personalised ads')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^consents-.*\.csv$/)
  })

  await test.step('the other screens can be used by everybody', async () => {
    for (const name of ['Staff', 'API tokens', 'My account', 'Start']) {
      await menuLink(page, name).click()
      await expect(menuLink(page, name)).toHaveAttribute('aria-current', 'page')
      // Read aloud, and named in the tab.
      const shown = page.getByRole('heading', { level: 1 })
      await expect(shown).toBeFocused()
      await expect(page).toHaveTitle(`${await shown.textContent()} · Back office`)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expectAccessible(page)
    }
  })

  await test.step('nobody loses a role by a slip of the hand', async () => {
    await menuLink(page, 'Staff').click()
    const role = page.getByRole('combobox', { name: `Role of ${DEMO_ADMIN.name}` })
    await role.focus()
    // Opens the list, and passes over the roles in it: nothing is asked before one is chosen.
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'])
      await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('option', { name: 'Editor' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Make ${DEMO_ADMIN.name} editor?` })
    await expect(dialog).toContainText('only another admin can make you admin again')
    // Who wants less motion waits for no movement that is left out.
    await holdPauses(page)
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await endPauses(page)
    await expect(role).toHaveText('Admin')
    await expect(role).toBeFocused()
  })

  await test.step('a key for programs is shown once, and not any more when it opens nothing', async () => {
    const name = `Key ${Date.now()}`
    await menuLink(page, 'API tokens').click()
    await page.getByLabel('What it is for').fill(name)
    await page.getByRole('button', { name: 'Create' }).click()
    const shown = page.getByText(`The token of “${name}”`)
    await expect(shown).toBeVisible()
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText(`“${name}” no longer works.`)).toBeVisible()
    await expect(shown).toBeHidden()
  })

  await test.step('and left again', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test('an editor changes a document, beside others and in two languages', async ({ page }) => {
  test.slow()
  await signInStaff(page)
  const name = named()
  const uid = await makeArticle(page, name, 'en-de', 'First title')
  await makeArticle(page, name, 'de-de', 'Auf Deutsch', false)
  expect(await publicTitle(name)).toContain('First title')
  const title = titleField(page)

  await test.step('who opens a record while a search still waits stays there', async () => {
    const screen = `/admin/help-articles/${uid}`
    await page.goto(on('cms', '/admin/help-articles'))
    await expect(page.locator(`a[href="${screen}"]`)).toBeVisible(patiently)
    await holdPauses(page)
    await page.getByPlaceholder('Search').fill('journey')
    const answer = await holdAnswer(page, `/admin/api/content/help-articles/${uid}`)
    expect(await followWhilePauseEnds(page, screen)).toBeGreaterThan(0)
    await expect(page).toHaveURL(on('cms', screen))
    // Nothing can be typed that the answer would take the place of.
    await answer.asked
    await expect(title).toHaveCount(0)
    answer.release()
    await expect(title).toHaveValue('First title')
    await expect(heading(page, 'First title')).toBeVisible()
  })

  await test.step('a draft stays unseen until it is published', async () => {
    await title.fill('Second')
    const answer = await holdAnswer(page, `/admin/api/content/help-articles/${uid}`)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await answer.asked
    // What is typed while it is saved stays.
    await title.fill('Second title')
    answer.release()
    await expect(page.getByText('The public still sees what was published')).toBeVisible()
    await expect(title).toHaveValue('Second title')
    expect(await publicTitle(name)).toContain('First title')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. The site shows it now.')).toBeVisible()
    await expect.poll(() => publicTitle(name)).toContain('Second title')
  })

  await test.step('what was there before is compared and restored', async () => {
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.getByRole('heading', { name: 'What this step changed' })).toBeVisible()
    await page
      .getByRole('button', { name: /Published/ })
      .last()
      .click()
    await expect(page.locator('del').getByText('Second')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore and publish' }).click()
    await expect(title).toHaveValue('First title')
    await expect.poll(() => publicTitle(name)).toContain('First title')
  })

  await test.step('of two editors the second is told, and nothing is overwritten', async () => {
    expect(await saveElsewhere(page, uid, 'Written by the other')).toBe(200)
    await title.fill('Written by me')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const dialog = page.getByRole('dialog', { name: 'This document was saved meanwhile' })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('del')).toContainText('the other')
    await expect(dialog.locator('ins')).toContainText('me')
    // Told once: a notice beside the dialog would be there by now, and go by itself.
    const told = page.locator('.MuiSnackbar-root', { hasText: 'in between' })
    expect(await told.count()).toBe(0)
    await expectAccessible(page)
    expect(await storedTitle(page, uid)).toBe('Written by the other')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    // Theirs is a draft of what is public, and mine stays where it was typed.
    await expect(page.getByLabel('About this document')).toContainText(`Changed ${uid}`)
    await expect(title).toHaveValue('Written by me')
    await saveDraft(page)
    expect(await storedTitle(page, uid)).toBe('Written by me')
  })

  await test.step('nor schedules or deletes the second what the first has not shown them', async () => {
    await page.locator('summary', { hasText: 'Schedule' }).click()
    expect(await saveElsewhere(page, uid, 'Unread')).toBe(200)
    // Whose clock is meant stands beside it.
    await page.getByLabel(/^When \(\w+/).fill('2098-01-01T12:00')
    const schedule = page.getByRole('button', { name: 'Schedule', exact: true })
    // Where nothing can be seen below it.
    await schedule.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await schedule.press('Enter')
    await expect(page.getByRole('alert').getByText('after you opened it here')).toBeInViewport()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    const notice = page.locator('.MuiSnackbar-root')
    await expect(notice).toContainText('after you opened it here, so nothing was done')
    expect(await storedTitle(page, uid)).toBe('Unread')
  })

  await test.step('what a colleague deleted is said where it is open, and what was typed stays', async () => {
    await title.fill('Typed on')
    expect(await deleteElsewhere(page, uid)).toBe(200)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('deleted while it was open here')).toBeVisible()
    await expect(title).toHaveValue('Typed on')
    // The list opens beside it; how it brings back, the page editor's journey shows.
    const list = page.getByRole('link', { name: 'Deleted documents' }).last()
    await expect(list).toHaveAttribute('target', '_blank')
    const { data } = await readAsPage<DeletedRecords>(page, '/admin/api/deleted')
    const number = data.find((record) => record.uid === uid)?.id
    expect(await askAsPage(page, `/admin/api/deleted/${number}/bring-back`, {})).toBe(200)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
    await saveDraft(page)
    expect(await storedTitle(page, uid)).toBe('Typed on')
  })

  await test.step('it is written beside its translations, and what is missing is said', async () => {
    await page.getByRole('link', { name: 'Side by side in every language' }).press('Enter')
    const beside = (locale: string) =>
      page.getByRole('region', { name: `Beside: ${locale}`, exact: true })
    await expect(beside('de-de')).toContainText('Auf Deutsch')
    for (const locale of ['es-es', 'fr-fr']) {
      await expect(beside(locale)).toContainText('Not written')
    }
    await expectAccessible(page)
    await title.fill('Still in English')
    await saveDraft(page)
    expect(await storedTitle(page, uid)).toBe('Still in English')
  })
})

test('what is new is found, written and illustrated', async ({ page }) => {
  test.slow()
  await signInStaff(page)
  const name = named()
  const uid = await makeArticle(page, name, 'en-de', 'To be found')

  await test.step('a list is searched and filtered, and reached by keyboard', async () => {
    await page.goto(on('cms', '/admin/help-articles'))
    await page.getByPlaceholder('Search').fill(name, patiently)
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
    await expect(page).toHaveURL(new RegExp(`/admin/help-articles/${uid}`))
  })

  await test.step('errors of the server stand beside their fields, and a draft needs none of them', async () => {
    await menuLink(page, 'Help articles').click()
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await page.getByLabel('Name *').fill(named())
    const publish = page.getByRole('button', { name: 'Publish' })
    await publish.press('Enter')
    const title = page.getByLabel('Title *', { exact: true })
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    // The button is at the end of the form: what is wrong comes to whoever pressed it.
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expectAccessible(page)
    await title.fill('Only a title')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(heading(page, 'Only a title')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('nobody leaves what is not saved without being asked', async () => {
    const title = page.getByLabel('Title *', { exact: true })
    await title.fill('Something else')
    const stay = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
    await menuLink(page, 'Media').click()
    await stay
    await expect(title).toHaveValue('Something else')
    const leave = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await menuLink(page, 'Media').click()
    await leave
    await expect(heading(page, 'Media')).toBeVisible()
  })

  await test.step('a picture is uploaded with its description, and found again', async () => {
    await page.getByRole('button', { name: 'Upload' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload a file' })
    const file = `${named()}.svg`
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9v9"/></svg>'
    await dialog
      .getByLabel('File (picture or PDF)')
      .setInputFiles({ name: file, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    const send = dialog.getByRole('button', { name: 'Upload' })
    await expect(send).toBeDisabled()
    await dialog.getByLabel('Alternative text').fill('A corner')
    await expectAccessible(page)
    await send.click()
    await expect(page.getByText('The file is in the library.')).toBeVisible()
    await page.getByPlaceholder('Search').fill(file)
    // Found by the search, not because it is the newest.
    await expect(page).toHaveURL(/filter=/)
    const found = page.getByRole('link', { name: new RegExp(file) })
    await expect(found).toBeVisible()
    await expectAccessible(page)
    await found.click()
    await expect(page.getByRole('textbox', { name: /^Alternative text/ })).toHaveValue('A corner')
    await expectAccessible(page)
  })

  await test.step('the questions of a form are a list, which is changed without a mouse', async () => {
    await menuLink(page, 'Forms').click()
    await page.getByRole('link', { name: 'Write to us' }).click()
    const questions = page.getByRole('group', { name: 'Questions' })
    // What is folded is there for the browser's search, and becomes inputs once it is opened.
    const folded = questions.getByText('Please leave out diagnoses')
    await expect(folded).toHaveCount(1)
    await questions.getByText('Your message', { exact: true }).press('Enter')
    await expect(questions.getByLabel('Kind').filter({ visible: true })).toHaveText('Long text')
    await expectAccessible(page)
    const remove = questions.getByRole('button', { name: /remove/i })
    const before = await remove.count()
    await remove.last().press('Enter')
    await expect(remove).toHaveCount(before - 1)
  })
})
