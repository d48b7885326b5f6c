import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { holdPauses } from '../steps/pass-time.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'
import { askAsPage, signInStaff } from '../steps/sign-in-staff.ts'

/** A public page that only this walk knows, at `/<name>`, whose hero says `title`; opened in the editor. */
async function openPage(page: Page, name: string, title: string, more = 0): Promise<Locator> {
  const attributes = {
    title: name,
    site: 'default',
    path: `/${name}`,
    blocks: [
      { __component: 'blocks.hero', title },
      { __component: 'blocks.faq', questions: [{ question: 'Why?', answer: '<p>Because.</p>' }] },
      ...Array.from({ length: more }, (_, at) => ({
        __component: 'blocks.rich-text',
        body: `<p>Block ${at}</p>`,
      })),
    ],
  }
  await signInStaff(page)
  const uid = `en-de--${name}`
  const path = `/admin/api/content/pages/${uid}`
  expect(await askAsPage(page, path, { publish: true, attributes })).toBe(201)
  await page.goto(on('cms', `/admin/pages/${uid}`))
  const editor = page.getByRole('region', { name: 'Page editor' })
  // The editor is the largest thing we have, and comes only when it is wanted.
  await expect(blocksOf(editor)).toBeVisible({ timeout: 60_000 })
  return editor
}

/** A second walk finds the page of the first one. */
function named(name: string): string {
  return `${name}-${randomBytes(4).toString('hex')}`
}

function blocksOf(editor: Locator): Locator {
  return editor.getByRole('combobox', { name: 'Block', exact: true })
}

/** Puck keeps a second one for narrow windows. */
function formOf(editor: Locator): Locator {
  return editor.locator('.block-form').filter({ visible: true })
}

/** Gives the page that is open another answer, as a colleague does. */
function answerElsewhere(page: Page, answer: string): Promise<number> {
  return page.evaluate(async (html) => {
    const address = location.pathname.replace('/admin/', '/admin/api/content/')
    const { attributes, revision } = await (await fetch(address)).json()
    attributes.blocks[1].questions[0].answer = html
    const { status } = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'save', revision, attributes }),
    })
    return status
  }, answer)
}

test('an editor changes a page on the page, previews it, publishes it and restores the old one; also without a mouse', async ({
  page,
  context,
}) => {
  test.slow()
  const offer = named('journey-autumn-offer')
  const editor = await openPage(page, offer, 'Before')
  const canvas = page.frameLocator('#preview-frame')
  await expect(canvas.getByRole('heading', { name: 'Before', level: 1 })).toBeVisible()

  // The page has all the width, until somebody wants the menu beside it.
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu).toBeHidden()
  expect(await editor.evaluate((element) => innerWidth - element.clientWidth)).toBeLessThan(100)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close the menu' }).click()

  // A window that is made smaller takes the list of blocks, and nothing of the page.
  await expect(editor.getByRole('heading', { name: 'Add a block' })).toBeVisible()
  // Nobody comes by Tab to what lies below it.
  await expect(editor.getByText('legacy-side-bar')).toBeHidden()
  await page.setViewportSize({ width: 1100, height: 720 })
  await expect(editor.getByRole('heading', { name: 'Add a block' })).toBeHidden()
  const rightOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().right)
  const around = editor.locator('[class*="_PuckCanvas_"]').first()
  await expect
    .poll(async () => (await rightOf(around)) - (await rightOf(page.locator('#preview-frame'))))
    .toBeGreaterThan(0)

  await blocksOf(editor).selectOption('1. Hero')
  const form = formOf(editor)
  await form.getByRole('textbox', { name: 'Title' }).fill('After')
  await expect(canvas.getByRole('heading', { name: 'After', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  const seenByVisitors = async () => {
    const { body } = await sendRequest({ host: 'default', path: `/${offer}` })
    return readHtml(body).all('h1')[0]?.text.trim()
  }
  expect(await seenByVisitors()).toBe('Before')

  const opened = context.waitForEvent('page')
  await editor.getByRole('link', { name: /Preview/ }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('After')
  expect(new URL(preview.url()).pathname).toBe(`/${offer}`)
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await preview.getByRole('complementary', { name: 'Preview' }).getByRole('link').click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Before')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The site shows it now')).toBeVisible()
  await expect.poll(seenByVisitors).toBe('After')

  await page.getByRole('link', { name: 'Versions' }).click()
  await page
    .getByRole('button', { name: /Published/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Restore and publish' }).click()
  await expect.poll(seenByVisitors).toBe('Before')
  await expect(canvas.getByRole('heading', { name: 'Before', level: 1 })).toBeVisible()
  const blocks = blocksOf(editor)

  await test.step('the editor is accessible, with all that Puck draws', async () => {
    for (const block of ['1. Hero', '2. Questions and answers']) {
      await blocks.selectOption(block)
      await expect(form).toBeVisible()
      await expectAccessible(page, '.page-editor')
    }
  })

  await test.step('what a colleague saved meanwhile is taken over whole', async () => {
    const answer = form.getByRole('textbox', { name: 'Answer' })
    // Which no formatting of ours can keep.
    const folded = '<details><summary>More</summary><p>Words.</p></details>'
    expect(await answerElsewhere(page, folded)).toBe(200)
    await answer.press('End')
    await answer.pressSequentially('!')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Take what is saved' }).click()
    await expect(form.locator('textarea.block-form__source')).toHaveValue(folded)
  })

  await test.step('blocks are added, ordered and removed without a mouse', async () => {
    await editor.getByRole('combobox', { name: 'New block' }).selectOption('Call to action')
    await editor.getByRole('button', { name: 'Add block' }).press('Enter')
    await expect(blocks.locator('option')).toHaveText([
      'None chosen',
      '1. Hero',
      '2. Questions and answers',
      '3. Call to action',
    ])
    const moveUp = editor.getByRole('button', { name: 'Move up', exact: true })
    await moveUp.press('Enter')
    await expect(blocks.locator('option:checked')).toHaveText('2. Call to action')
    await page.keyboard.press('Enter')
    await expect(editor.getByText('Now at place 1 of 3')).toBeAttached()
    // It can do no more, and whoever pressed it is still there.
    await expect(moveUp).toBeDisabled()
    await expect(moveUp).toBeFocused()
    // The same words about another block are said again, and so drawn anew.
    const said = await editor.getByText('Now at place 1 of 3').elementHandle()
    await blocks.selectOption('2. Hero')
    await moveUp.press('Enter')
    await expect(blocks.locator('option:checked')).toHaveText('1. Hero')
    await expect(editor.getByText('Now at place 1 of 3')).toBeAttached()
    expect(await said?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await blocks.selectOption('2. Call to action')
    await editor.getByRole('button', { name: 'Remove', exact: true }).first().press('Enter')
    await expect(blocks.locator('option')).toHaveCount(3)
  })

  await test.step('what keeps a page from going public is named at its block and field', async () => {
    await editor.getByRole('combobox', { name: 'New block' }).selectOption('Call to action')
    await editor.getByRole('button', { name: 'Add block' }).click()
    const address = form.getByRole('textbox', { name: 'Address' })
    await address.fill('javascript:alert(1)')
    await address.blur()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const problems = editor.getByRole('alert')
    await expect(problems.getByRole('button')).not.toHaveCount(0)
    await problems.getByRole('button', { name: /Call to action: Title/ }).click()
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
})

test('a page is made from nothing, moved and taken back, and nothing that was typed is lost', async ({
  page,
}) => {
  test.slow()
  await signInStaff(page)
  const name = named('journey-from-nothing')
  const moved = `${name}-moved`
  const editor = page.getByRole('region', { name: 'Page editor' })
  const canvas = page.frameLocator('#preview-frame')
  const path = page.getByRole('textbox', { name: 'Path *' })
  const title = page.getByRole('textbox', { name: 'Title *' }).first()
  const fields = page.getByText('Title, address and search engines')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })

  await test.step('its name and path follow its title', async () => {
    await page.goto(on('cms', '/admin/pages/create'))
    await title.fill(name, { timeout: 60_000 })
    await expect(page.getByLabel('Name *')).toHaveValue(name)
    await expect(path).toHaveValue(`/${name}`)
    await page.getByLabel('Site *').click()
    await page.getByRole('option', { name: 'Personal' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/pages/en-de--${name}$`))
  })

  await test.step('blocks can be added to it at once', async () => {
    const save = page.getByRole('button', { name: 'Save draft' })
    await editor.getByRole('button', { name: 'Add block' }).click()
    await expect(save).toBeEnabled()
    // Undone, there is nothing to save.
    await editor.getByRole('button', { name: 'Undo', disabled: false }).click()
    await expect(save).toBeDisabled()
    await editor.getByRole('button', { name: 'Add block' }).click()
    await formOf(editor).getByRole('textbox', { name: 'Title' }).fill('From nothing')
    await expect(canvas.getByRole('heading', { name: 'From nothing', level: 1 })).toBeVisible()
    await publish.click()
    await expect(page.getByText('The site shows it now')).toBeVisible()
    expect((await sendRequest({ host: 'default', path: `/${name}` })).status).toBe(200)
  })

  await test.step('who knows its old address is led to the new one', async () => {
    await fields.click()
    await expectAccessible(page, '.bo-action-bar', '.bo-fold')
    await path.fill(`/${moved}`)
    await publish.click()
    await expect
      .poll(async () => (await sendRequest({ host: 'default', path: `/${moved}` })).status)
      .toBe(200)
    const old = await sendRequest({ host: 'default', path: `/${name}` })
    expect([old.status, old.headers['location']]).toEqual([301, `/${moved}`])
  })

  await test.step('what was typed outlives the session', async () => {
    await title.fill('Typed before the session ended')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save draft' }).click()
    // It stays, to be saved once more; whoever goes on elsewhere is offered it again.
    await expect(page.getByText('You are signed out, and this was not kept.')).toBeVisible()
    await expect(title).toHaveValue('Typed before the session ended')
    await signInStaff(page)
    await page.goto(on('cms', `/admin/pages/en-de--${name}`))
    await page.getByRole('button', { name: 'Bring it back' }).click({ timeout: 60_000 })
    await fields.click()
    await expect(title).toHaveValue('Typed before the session ended')
  })

  await test.step('nor are the last letters before a reload lost', async () => {
    await holdPauses(page)
    await title.press('End')
    await title.pressSequentially(', and more')
    const leave = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await Promise.all([page.reload(), leave])
    await page.getByRole('button', { name: 'Bring it back' }).click({ timeout: 60_000 })
    await fields.click()
    await expect(title).toHaveValue('Typed before the session ended, and more')
    await title.fill('Typed before the session ended')
  })

  await test.step('taking it back asks first, and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('The public does not see it')).toBeVisible()
    await expect(title).toHaveValue('Typed before the session ended')
    for (const address of [moved, name]) {
      expect((await sendRequest({ host: 'default', path: `/${address}` })).status).toBe(404)
    }
    await page.getByRole('link', { name: 'Back office' }).click()
    await expect(editor).toBeHidden()
    await page.goBack()
    await expect(editor.getByRole('button', { name: 'Add block' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  })

  await test.step('deleted, it is brought back from a list', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('link', { name: 'Deleted documents' }).click()
    await expectAccessible(page)
    const deleted = page.getByRole('row', { name: `en-de--${name}` })
    await deleted.getByRole('button', { name: 'Bring it back' }).click()
    await expect(page.getByText('It is back as a draft')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/admin/pages/en-de--${name}$`))
  })
})

test('whoever writes in one block of a long page waits for none of the others', async ({
  page,
}) => {
  const editor = await openPage(page, named('journey-long'), 'Before', 40)
  const canvas = page.frameLocator('#preview-frame')
  await expect(canvas.getByText('Block 39', { exact: true })).toBeVisible()
  const rows = editor.getByRole('button', { name: 'Rich text', exact: true })
  await test.step('the list of the blocks, which each key draws anew, waits until it is wanted', async () => {
    await expect(rows).toHaveCount(0)
    await editor.getByRole('button', { name: 'List all 42 blocks' }).click()
    await expect(editor.getByRole('heading', { name: 'On this page' })).toBeVisible()
    await editor.getByRole('button', { name: 'Hide the list' }).click()
  })
  await test.step('a block that is chosen above the page comes into sight on it', async () => {
    const last = canvas.getByText('Block 39', { exact: true })
    await expect(last).not.toBeInViewport()
    await blocksOf(editor).selectOption('42. Rich text')
    await expect(last).toBeInViewport()
    // A copy stands below it, where it would have to be sought.
    await editor.getByRole('button', { name: 'Duplicate' }).click()
    await expect(last.last()).toBeInViewport()
    await editor.getByRole('button', { name: 'Undo' }).click()
    await expect(last).toHaveCount(1)
  })
  await test.step('a key makes the canvas of no other block', async () => {
    await blocksOf(editor).selectOption('1. Hero')
    await expect(canvas.getByRole('heading', { name: 'Before', level: 1 })).toBeInViewport()
    const title = formOf(editor).getByRole('textbox', { name: 'Title' })
    await title.press('End')
    // What a block shows is written down whenever it is made, to see whether it has changed.
    const written = await page.evaluateHandle(() => {
      const texts: string[] = []
      JSON.stringify = new Proxy(JSON.stringify, {
        apply(stringify, own, given: Parameters<typeof JSON.stringify>) {
          const text = Reflect.apply(stringify, own, given)
          if (text?.startsWith('{"__component"')) texts.push(text)
          return text
        },
      })
      return texts
    })
    await title.pressSequentially('!')
    await expect(canvas.getByRole('heading', { name: 'Before!', level: 1 })).toBeVisible()
    const kinds = await written.evaluate((texts) => [
      ...new Set(texts.map((text) => JSON.parse(text).__component)),
    ])
    expect(kinds).toEqual(['blocks.hero'])
    // Undone, it is still the block that is written in.
    await editor.getByRole('button', { name: 'Undo', disabled: false }).click()
    await expect(title).toHaveValue('Before')
  })
})

test('a link that is no preview says so', async () => {
  const answer = await sendRequest({ host: 'default', path: '/preview?token=forged.token' })
  expect(answer.status).toBe(410)
  expect(readHtml(answer.body).all('h1')).toHaveLength(1)
})
