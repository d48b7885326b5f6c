import { expect, type Page, test } from '@playwright/test'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { applicantFor } from '../steps/applicant.ts'
import { fillPage, formOf, goOn } from '../steps/apply-in-browser.ts'
import { awaitFollowed, awaitHydrated } from '../steps/await-hydrated.ts'
import { chooseLargeFile } from '../steps/choose-large-file.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { findMail } from '../steps/find-mail.ts'
import { on } from '../steps/hosts.ts'
import { isLawMissing } from '../steps/law-missing.ts'
import { heightsOf } from '../steps/level.ts'
import { sizes } from '../steps/sizes.ts'
import { smallPdf } from '../steps/small-pdf.ts'
import { newVisitor } from '../steps/visitor.ts'
import { atStep, walkAhead } from '../steps/walk-ahead.ts'
import { visit } from '../steps/walk-journey.ts'

const stepOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The first page is there when it is done: which one it is depends on what is known already. */
async function begin(page: Page, path: string) {
  await page.goto(on('app', path))
  const start = new URL(page.url()).pathname
  await page.locator('.apply-start__form button').first().click()
  await page.waitForURL(({ pathname }) => pathname !== start)
}

/** Walks on by filling each page in, until a page of this name is open. */
async function walkTo(page: Page, line: LineId, goal: string, changes = {}) {
  const { definition } = await loadRatedLine(line)
  const answers = applicantFor(definition, changes)
  while (stepOf(page) !== goal) {
    const from = page.url()
    const step = stepOf(page)
    if (step === 'plans') await page.locator('[data-chosen] button').click()
    else if (step === 'health-consent') {
      await page.getByRole('checkbox').check()
      await goOn(page)
    } else {
      if (step === 'documents') await openDocuments(page)
      await fillPage(page, definition, answers)
      await goOn(page)
    }
    await page.waitForURL((url) => url.href !== from && !url.search.includes('check'))
  }
}

/** The next page is there when it is done. */
async function goOnFrom(page: Page) {
  const from = page.url()
  await goOn(page)
  await page.waitForURL((url) => url.href !== from)
}

async function openDocuments(page: Page) {
  await expect(formOf(page)).toBeVisible()
  const links = await page.locator('.apply-documents a').all()
  expect(links).not.toEqual([])
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? ''
    const status = await page.evaluate((path) => fetch(path).then((answer) => answer.status), href)
    expect(status).toBe(200)
  }
}

/** At each size a stroke; all but the last are taken back. */
async function drawSignature(page: Page) {
  const paper = page.locator('.apply-pad__paper')
  const path = paper.locator('path')
  for (const { name, viewport } of sizes.toReversed()) {
    await page.setViewportSize(viewport)
    await paper.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await paper.boundingBox()) ?? {}
    await page.mouse.move(x + 40, y + 60)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 20, { steps: 4 })
    await page.mouse.move(x + 160, y + 70, { steps: 4 })
    await page.mouse.up()
    await expect(path, name).toHaveAttribute('d', /^M\d+ \d+(L\d+ \d+){4,}$/)
    if (name === 'phone') return
    await page.locator('.apply-pad button').click()
    await expect(path).toHaveAttribute('d', '')
  }
}

test('the page follows the typing: questions, price, and what is wrong', async ({ page }) => {
  await begin(
    page,
    '/policies/household?pc=86150&mainResidence=yes&building=flat&solidBuilding=yes&floor=1to3&occupied=yes',
  )
  expect(page.url()).not.toContain('pc=')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).toHaveURL(/\/value$/)

  // Nothing answered: the list on top has the focus and leads to each field.
  await goOn(page)
  const summary = page.locator('[data-error-summary]')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(page.locator('#sqm')).toBeFocused()
  await expectAccessible(page)
  // On the page that stays it takes the focus again at the next attempt.
  await awaitHydrated(page)
  await goOn(page)
  await expect(summary).toBeFocused()

  await page.locator('#sqm').fill('50')
  await page.locator('[name=sumMode][value=own]').check()
  await page.locator('#sum').fill('40000')

  // What was typed and not sent is there after a new start of the page, what it brought about too.
  await page.reload()
  await expect(page.locator('#sqm')).toHaveValue('50')
  await expect(page.locator('#sum')).toHaveValue('40000')
  await page.locator('[name=sumMode][value=perSqm650]').check()
  await expect(page.locator('#sum')).toHaveCount(0)

  // Without a connection nothing is sent, and nothing typed is lost.
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  const wholeWindow = page.viewportSize()
  await page.setViewportSize({ width: 820, height: 300 })
  await goOn(page)
  // In sight although the button is far below it, as long as it is true.
  const offline = page.locator('.ui-notice[role=alert]')
  await expect(offline).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#sqm')).toHaveValue('50')
  await page.context().setOffline(false)
  await expect(offline).toHaveCount(0)
  await page.setViewportSize(wholeWindow ?? sizes[0].viewport)
  await goOnFrom(page)
  // What was sent is there after a new start of the page, too.
  await page.goBack()
  await expect(page.locator('#sqm')).toHaveValue('50')
  await page.reload()
  await expect(page.locator('#sqm')).toHaveValue('50')
  await page.goForward()

  await page.locator('[name=deductible][value="150"]').check()
  await goOnFrom(page)
  let shown: string | null = null
  while (stepOf(page) !== 'plans') {
    await expect(formOf(page)).toBeVisible()
    const claims = page.locator('[name=claims5y]')
    if ((await claims.count()) > 0) {
      const price = page.locator('.apply__aside .apply-price__amount')
      const before = await price.textContent()
      // A key waits for nothing: what follows from it comes after it is drawn.
      await awaitHydrated(page)
      await claims.focus()
      expect(await priceRightAfter(page, '0')).toBe(before)
      // All is known now: the price is exact before the page is sent.
      await expect(price).not.toHaveText(before ?? '')
      shown = await price.locator('strong').textContent()
    }
    await goOnFrom(page)
  }
  await expect(page.locator('[data-chosen] strong')).toHaveText(shown ?? '')
  await expectAccessible(page)
  // Nor does a plan lead anywhere without a connection.
  await awaitHydrated(page)
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.locator('[data-chosen] button').click()
  await expect(offline).toBeInViewport()
  await page.context().setOffline(false)
  await expect(offline).toHaveCount(0)

  // Back keeps everything, also what this page would have sent.
  await page.locator('[data-chosen] button').click()
  await page.locator('[name="address.street"]').fill('Maxstraße')
  await page.locator('.apply-buttons button[value=back]').click()
  await expect(page).toHaveURL(/\/plans$/)
  await page.locator('[data-chosen] button').click()
  const street = page.locator('[name="address.street"]')
  await expect(street).toHaveValue('Maxstraße')

  // A number typed behind its street stays there until it is whole: nobody finds half of it beside.
  await awaitHydrated(page)
  const houseNo = page.locator('[name="address.houseNo"]')
  await street.fill('')
  await street.pressSequentially('Maxstraße 12')
  await awaitFollowed(page)
  await expect(houseNo).toHaveValue('')
  await goOn(page)
  await expect(summary).toBeFocused()
  await expect(street).toHaveValue('Maxstraße')
  await expect(houseNo).toHaveValue('12')
})

/** The price that stands there when the browser has passed a key on, before it draws anything. */
function priceRightAfter(page: Page, key: string): Promise<string | null | undefined> {
  return page.evaluate(async (text) => {
    document.execCommand('insertText', false, text)
    // What React does at once, it does by the end of this turn.
    await new Promise<void>(queueMicrotask)
    return document.querySelector('.apply__aside .apply-price__amount')?.textContent
  }, key)
}

// The pages before are filled in with a pointer above, and all of them with the keyboard in a
// journey of its own.
test('household to the order, sent once however often it is pressed', async ({ page }) => {
  test.slow()
  const changes = { advice: 'accepted' }
  await page.setViewportSize(sizes[0].viewport)
  const order = { line: 'household', path: '/policies/household', changes } as const
  await walkAhead(page, order, atStep('documents'))
  await expect(page.locator('.apply-advice')).toBeVisible()
  await walkTo(page, 'household', 'signature', changes)
  await drawSignature(page)
  await expectAccessible(page)
  await walkTo(page, 'household', 'review', changes)
  await expect(page.locator('.apply-review .apply-drawing path')).toHaveAttribute('d', /L/)
  await expectAccessible(page)
  await page.locator('.apply-order button').click({ trial: true })
  await page.setViewportSize(sizes[1].viewport)
  // So fast that nothing was drawn between.
  const refused = await page.locator('.apply-order button').evaluate((button: HTMLElement) => {
    const each: boolean[] = []
    addEventListener('submit', ({ defaultPrevented }) => each.push(defaultPrevented))
    button.click()
    button.click()
    return each
  })
  expect(refused).toEqual([false, true])
  await expect(page).toHaveURL(/\/done$/)
  const reference = await page.locator('.apply-done__reference').textContent()
  await expectAccessible(page)
  // What was sent stays sent, from the page before and from the start.
  await page.goto(on('app', '/policies/household/review'))
  await expect(page.locator('.apply-done__reference')).toHaveText(reference ?? '')
})

test('life asks for consent first, and for the truth beside each question', async ({ page }) => {
  await walkAhead(page, { line: 'life', path: '/policies/life' }, atStep('health-consent'))
  await goOn(page)
  await expect(page.locator('.ui-field__error')).toBeVisible()
  await page.getByRole('checkbox').check()
  await goOn(page)
  await expect(page.locator('.ui-notice')).toBeVisible()
  await expectAccessible(page)

  // What is said about health leaves no trace in the browser.
  const traces = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  const before = await traces()
  await awaitHydrated(page)
  await page.locator('#apply-form').getByRole('radio').last().check()
  expect(await traces()).toBe(before)
})

test('a file takes nothing typed with it, and is not sent if it is too large', async ({ page }) => {
  await page.setViewportSize(sizes[0].viewport)
  await walkAhead(page, { line: 'bike', path: '/policies/bike' }, atStep('bike-details'))
  await awaitHydrated(page)
  await page.locator('#brandModel').fill('Peugeot Galibier')
  const invoice = page.locator('#invoice')
  await chooseLargeFile(invoice)
  await expect(page.locator('#invoice-error')).toContainText('15 MB')
  await expect(invoice).toHaveValue('')
  await invoice.setInputFiles(smallPdf('invoice.pdf'))
  await expect(page.locator('.apply-upload__files')).toContainText('invoice.pdf')
  await expect(page.locator('#brandModel')).toHaveValue('Peugeot Galibier')
  // The page comes back where the file was chosen, not at its top.
  await page.locator('#photo').setInputFiles(smallPdf('photo.pdf'))
  await expect(
    page.locator('.apply-upload__files').getByText('photo.pdf', { exact: true }),
  ).toBeInViewport()

  // Who stops a page that does not come is not left with a button that waits for it.
  await awaitHydrated(page)
  await page.clock.install()
  const { pathname } = new URL(page.url())
  await page.route(on('app', pathname), (route) => route.abort('aborted'))
  await page.locator('.apply-buttons button[value=back]').click()
  const button = page.locator('.apply-buttons__on')
  await expect(button).toBeDisabled()
  await page.clock.fastForward(20_000)
  await expect(button).toBeEnabled()
  // A file may take longer than a page, and is not sent twice for that.
  await page.route(on('app', '/policies/bike/upload'), (route) => route.abort('aborted'))
  await invoice.setInputFiles(smallPdf('receipt.pdf'))
  await expect(invoice).toBeDisabled()
  await page.clock.fastForward(60_000)
  await expect(invoice).toBeDisabled()
})

test('the bars of many steps lead back by mouse on a desktop, as they do by finger', async ({
  page,
}) => {
  await page.setViewportSize(sizes[1].viewport)
  await walkAhead(page, { line: 'pet-health', path: '/policies/pet-health' }, atStep('start'))
  // Not a click unless the mouse meets it.
  await page.locator('.apply-progress--many a').first().click()
  await expect(page).toHaveURL(/\/pet-details$/)
})

test('on paper nothing of the screen lies on what is checked before the order', async ({
  page,
}) => {
  await page.setViewportSize(sizes[0].viewport)
  await walkAhead(page, { line: 'bike', path: '/policies/bike' }, atStep('review'))
  await expect(page.locator('.apply-bar')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const fixed = await page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && getComputedStyle(each).position === 'fixed')
        .map((each) => each.className),
    )
  expect(fixed).toEqual([])
})

test('with letters of twice the size no word of a title or of a document is broken on a phone', async ({
  page,
}) => {
  await page.setViewportSize(sizes[0].viewport)
  await walkAhead(page, { line: 'bike', path: '/policies/bike' }, atStep('review'))
  const enlarge = () =>
    page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  await page.goto(`${page.url()}?lang=de`)
  await enlarge()
  const title = page.getByRole('heading', { name: 'Entscheidung ohne Beratung' })
  const lines = await title.evaluate(({ firstChild }) => {
    const word = document.createRange()
    word.setStart(firstChild as Node, 0)
    word.setEnd(firstChild as Node, 'Entscheidung'.length)
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.goto(page.url().replace(/review.*/, 'documents'))
  await enlarge()
  const names = page.locator('.apply-documents li > div')
  await expect(names.first()).toBeVisible()
  const narrowest = () =>
    names.evaluateAll((all) => Math.min(...all.map((each) => each.clientWidth)))
  expect(await narrowest()).toBeGreaterThan(200)
  // So it is on the narrowest phone, whatever the letters.
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '' }))
  expect(await narrowest()).toBeGreaterThan(200)
})

test('a file that was chosen without a connection has a button to send it once there is one', async ({
  page,
}) => {
  await walkAhead(page, { line: 'bike', path: '/policies/bike' }, atStep('bike-details'))
  await awaitHydrated(page)
  const upload = page.locator('.apply-upload')
  const send = upload.getByRole('button', { name: 'Upload' })
  await expect(send).toHaveCount(0)
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.locator('#invoice').setInputFiles(smallPdf('invoice.pdf'))
  await expect(page.locator('#invoice-error')).toContainText('There is no connection')
  await page.context().setOffline(false)
  await expect(page.locator('#invoice-error')).toHaveCount(0)
  await send.click()
  await expect(page.locator('.apply-upload__files')).toContainText('invoice.pdf')
  await expect(send).toHaveCount(0)
})

test('private health begins on the app and is signed up on its own host', async ({ page }) => {
  const path = '/policies/private-health'
  const isAnsweredByPerson = isLawMissing(await loadRatedLine('private-health'))
  const goal = isAnsweredByPerson ? 'outcome' : 'plans'
  await walkAhead(page, { line: 'private-health', path }, atStep(goal))
  if (isAnsweredByPerson) return
  // Plans are compared across: the same thing stands at the same height, also where words are long.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${page.url()}?lang=de`)
  const plans = page.locator('.apply-plans > li')
  await expect(plans).toHaveCount(4)
  const parts = ['h2', '.apply-features', '.apply-features > :nth-child(2)', 'dl', 'button']
  for (const part of parts) {
    expect(await heightsOf(plans.locator(part).filter({ visible: true })), part).toBe(1)
  }
  const periods = plans.locator('.apply-price__amount > span')
  await expect(periods.first()).toHaveText('im Monat')
  const lines = periods.evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return words.getClientRects().length
    }),
  )
  expect(await lines).toEqual([1, 1, 1, 1])
  // None is left alone in a row.
  await page.setViewportSize({ width: 820, height: 900 })
  expect(await heightsOf(plans)).toBe(2)
  expect(await heightsOf(plans.last().or(plans.nth(2)))).toBe(1)
  await page.locator('[data-chosen] button').click()
  const signUp = on('health', '/signup/')
  // At a step and nothing else: what carried the answers over no longer stands in the address.
  await expect(page).toHaveURL(
    ({ href }) => href.startsWith(signUp) && /^[a-z-]+$/.test(href.slice(signUp.length)),
  )
})

test('without script, a page at a time', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const path = '/policies/liability/quote'
  await begin(page, path)
  await goOn(page)
  await expect(page.locator('[data-error-summary]')).toBeVisible()
  const { definition } = await loadRatedLine('personal-liability')
  await fillPage(page, definition, applicantFor(definition))
  await goOnFrom(page)
  // The pages between are walked by their forms alone for every line.
  await walkAhead(page, { line: 'personal-liability', path }, atStep('documents'))
  await walkTo(page, 'personal-liability', 'review')
  await page.locator('.apply-order button').click()
  await expect(page.locator('.apply-done__reference')).toBeVisible()
  await context.close()
})

test('an e-mailed link goes on in a second browser, once, in the language of the mail', async ({
  page,
  browser,
}) => {
  const address = `resume-${Date.now()}@example.org`
  await begin(page, '/policies/household?pc=86150')
  await page.goto(on('app', '/policies/household/save'))
  const send = page.locator('.apply-buttons button')
  await page.locator('[name=email]').fill('nobody')
  await send.click()
  await expect(page.locator('.ui-field__error')).toBeVisible()
  await page.locator('[name=email]').fill(address)
  await send.click()
  await expect(page.locator('.ui-notice')).toBeVisible()
  await expect.poll(() => findMail(address, '')).toBeDefined()
  const mail = (await findMail(address, '')) ?? ''
  const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [link = ''] = /http:\/\/app[^\s"]+token=[\w.-]+&lang=[\w-]+/.exec(plain) ?? []

  const { pathname, search } = new URL(link)
  const isOffered = async () => {
    const { html } = await visit(newVisitor(), 'app', pathname + search)
    return html.includes('action="/policies/resume"')
  }
  expect(await isOffered()).toBe(true)

  const second = await browser.newContext({ locale: 'fr-FR' })
  const elsewhere = await second.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
  await elsewhere.locator('form[action="/policies/resume"] button').click()
  await expect(elsewhere.locator('[name=pc]')).toHaveValue('86150')
  // The link has done its work; a stranger who finds it sees nothing.
  expect(await isOffered()).toBe(false)
  const turned = await visit(newVisitor(), 'app', '/policies/household/home')
  expect(turned.path).toBe('/policies/household?gone=1')
  // Nor can anybody apply whose browser keeps no cookies, and they land on the same page.
  expect(turned.html).toContain('your browser may refuse our cookies')
  await second.close()
})

test('a no and a "not by a machine" say why, and lead to a human', async ({ page }) => {
  await begin(page, '/policies/household?pc=86150')
  await page.locator('[name=mainResidence][value=no]').check()
  await goOn(page)
  await expect(page).toHaveURL(/\/outcome$/)
  await expect(page.locator('.apply-contact a')).toHaveCount(2)
  await expectAccessible(page)
  await page.goto(on('app', '/policies/household/plans'))
  await expect(page).not.toHaveURL(/\/plans$/)

  // In a browser that knows nothing of it.
  await page.context().clearCookies({ domain: 'app.localhost', name: /^(?!_f)/ })
  const changes = { claims5y: 3 }
  const order = { line: 'household', path: '/policies/household', changes } as const
  await walkAhead(page, order, ({ html }) => html.includes('name="claims5y"'))
  await walkTo(page, 'household', 'outcome', changes)
  await expect(page.locator('.apply-outcome__reasons li')).toHaveCount(1)
})

test('what was said beside the price is there when the questions open', async ({ page }) => {
  await begin(page, '/policies/dental?age=31&tier=comfort90')
  const year = page.locator('[name="birthDate.year"]')
  await expect(year).toHaveValue(/^\d{4}$/)
  await expect(page.locator('fieldset').filter({ has: year })).toContainText('31')
  await begin(page, '/policies/dog-liability?dogs.count=2&dogs.breed=beagle&sumInsured=20m')
  for (const at of [0, 1]) {
    await expect(page.locator(`[name="dogs.${at}.breed"]`)).toHaveValue('beagle')
  }
  await expect(page.locator('.ui-field__error')).toHaveCount(0)
})

test('the forks lead on, and keep what a link says', async ({ page }) => {
  await page.goto(on('app', '/policies/public-health?fund=aok&status=employee'))
  await expect(page).toHaveURL(on('app', '/policies/public-health-aok'))
  await page.goto(on('app', '/policies/public-health'))
  await expect(page.locator('.apply-choices a')).toHaveCount(5)
  await expectAccessible(page)
  await page.goto(on('app', '/policies/expat'))
  await page.locator('.apply-choices a').last().click()
  await expect(page).toHaveURL(on('app', '/policies/expat/long-term'))
  await expectAccessible(page)
})
