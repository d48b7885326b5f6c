import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sendRequest } from '../steps/send-request.ts'
import { sizes } from '../steps/sizes.ts'
import { noChoice } from '../steps/stored-choice.ts'
import { watchVisit } from '../steps/watch-visit.ts'

test.use({ storageState: noChoice })

const all = 'functionality_storage|analytics_storage|ad_storage|ad_user_data|ad_personalization'
const dialog = 'dialog.consent'
const banner = (page: Page) => page.locator(dialog)
const press = (page: Page, what: string) => banner(page).locator(`[data-consent=${what}]`).click()
const save = (page: Page) => banner(page).locator('button[type=submit]').click()
const box = (page: Page, category: string) => banner(page).locator(`input[value=${category}]`)
const choice = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '_fccs')?.value
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('the banner is accessible, as a question and as a list, in the dark too', async ({ page }) => {
  await page.goto(on('default'))
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expect(banner(page)).toBeVisible()
    await expectSameWeight(page)
  }
  await page.goto(on('default', '/de-de'))
  for (const { viewport } of sizes) {
    await test.step(`in longer words, ${viewport.width} wide`, async () => {
      await page.setViewportSize(viewport)
      await expect(banner(page)).toBeVisible()
      await expectSameWeight(page)
      await expectAccessible(page, dialog)
      await press(page, 'edit')
      await expect(box(page, 'ad_storage')).toBeVisible()
      await expectAccessible(page, dialog)
      await press(page, 'back')
    })
  }
  await test.step('in the dark, where nothing scrolls sideways', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 700 })
    for (const view of ['ask', 'edit']) {
      if (view === 'edit') await press(page, 'edit')
      await expectAccessible(page, dialog)
      const wider = await banner(page).evaluate((it) => it.scrollWidth - it.clientWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
})

test('the page behind it is locked, but not where it explains itself', async ({ page }) => {
  await page.goto(on('default'))
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expect(banner(page)).toBeVisible()
    await page.mouse.move(viewport.width / 2, 40)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    expect(await scrolled(page)).toBe(0)
    expect(await banner(page).evaluate((it) => it.matches(':modal'))).toBe(true)
  }

  for (const path of ['/privacy-policy', '/es-es/impressum']) {
    await page.goto(on('default', path))
    for (const { viewport } of sizes) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(banner(page)).toBeVisible()
      await page.mouse.move(viewport.width / 2, 40)
      await expect(async () => {
        await page.mouse.wheel(0, 300)
        expect(await scrolled(page)).toBeGreaterThan(0)
      }).toPass()
      if (path === '/es-es/impressum') await expectAccessible(page)
    }
  }
  await press(page, 'reject')
  await expect(banner(page)).toBeHidden()
})

/** Rejecting is as easy and as weighty as accepting, unless the mouse is on one of them. */
async function expectSameWeight(page: Page) {
  await page.mouse.move(0, 0)
  await expect(async () => {
    const looks = await Promise.all(
      ['accept', 'reject'].map((what) =>
        banner(page)
          .locator(`[data-consent=${what}]`)
          .evaluate((button) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
            const { width, height, top } = button.getBoundingClientRect()
            return { backgroundColor, color, fontSize, fontWeight, width, height, top }
          }),
      ),
    )
    expect(looks[1]).toEqual(looks[0])
  }).toPass({ timeout: 10_000 })
}

test('accepting keeps all five categories, is told to the page, and holds until it is taken back', async ({
  page,
}) => {
  await page.goto(on('default'))
  await expect(banner(page)).toBeVisible()
  const heard = await page.evaluateHandle(() => {
    const told: (readonly string[])[] = []
    document.addEventListener('feather:consent', ({ detail }) => told.push(detail))
    return told
  })
  await press(page, 'accept')
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => heard.jsonValue()).toEqual([all.split('|')])
  const cookie = (await page.context().cookies()).find(({ name }) => name === '_fccs')
  expect(cookie).toMatchObject({ value: all, path: '/', sameSite: 'Lax', domain: 'localhost' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  // A turn of the wheel that comes too early is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect(await scrolled(page)).toBeGreaterThan(0)
  }).toPass()
  await page.goto(on('default', '/de-de'))
  await expect(page.locator('h1')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await test.step('"Cookies" at the bottom of the page brings it back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    await expect(banner(page)).toBeVisible()
    await expect.poll(() => choice(page)).toBeUndefined()
    await press(page, 'reject')
    await expect.poll(() => choice(page)).toBe('functionality_storage')
  })
})

test('the keyboard decides: focus is inside, stays there, and Escape is no answer', async ({
  page,
}) => {
  await page.goto(on('default'))
  await expect(banner(page)).toBeVisible()
  const question = page.getByRole('dialog')
  await expect(question).toHaveAccessibleName(/.+/)
  await expect(question).toHaveAccessibleDescription(/.+/)
  const isInside = () => banner(page).evaluate((it) => it.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Tab')
  await expect(banner(page).locator('[data-consent=reject]')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  // Past the last stop focus may go to the browser's own bar, but never to the page behind.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement?.closest('header, main, footer') !== null,
    )
    expect(outside).toBe(false)
  }
  await banner(page).locator('[data-consent=edit]').focus()
  await page.keyboard.press('Enter')
  await expect(banner(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(banner(page).locator('input:checked')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(box(page, 'analytics_storage')).toBeFocused()
  await page.keyboard.press('Space')

  await test.step('the list forgets what was not saved: it starts with the essential', async () => {
    await box(page, 'ad_storage').check()
    await press(page, 'back')
    await expect(banner(page).locator('[data-consent=edit]')).toBeFocused()
    await press(page, 'edit')
    await expect(box(page, 'ad_storage')).not.toBeChecked()
    await expect(banner(page).locator('input:checked')).toHaveCount(1)
    await expect(box(page, 'functionality_storage')).toBeChecked()
    await expect(box(page, 'functionality_storage')).toBeDisabled()
  })
  await box(page, 'analytics_storage').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => choice(page)).toBe('functionality_storage|analytics_storage')
})

test('the customer app asks too', async ({ page }) => {
  const visit = watchVisit(page)
  await page.goto(on('app', '/account/signin'))
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'edit')
  await box(page, 'ad_storage').check()
  await save(page)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => choice(page)).toBe('functionality_storage|ad_storage')
  expect(visit.problems).toEqual([])
})

test('without JavaScript there is nothing to ask, and nothing is kept', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: noChoice })
  const page = await context.newPage()
  await page.goto(on('default', '/?utm_source=x&s_id=1X2C3'))
  await expect(banner(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(on('default', '/privacy-policy'))
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test.describe('nothing that is not essential is stored or loaded', () => {
  const essential = ['_fili', '_firi']
  const address = '/?source=letter&utm_campaign=autumn&gclid=abc123&s_id=12X34C56'
  const views = ['GET localhost/', 'POST localhost/collect']
  const log = 'POST api.localhost/consents'
  const click = 'POST api.localhost/finance_ads/save_sid'

  const choices = [
    { what: 'after rejecting', act: 'reject', cookies: ['_fccs', ...essential], calls: [log] },
    {
      what: 'after agreeing to statistics',
      act: 'analytics_storage',
      cookies: ['_fccs', ...essential, '_fitt'],
      calls: [log],
    },
    {
      what: 'after accepting',
      act: 'accept',
      cookies: ['_fccs', ...essential, '_fitt', 'gclid'],
      calls: [click, log],
    },
  ] as const

  test('before and after every choice: every request, cookie and key', async ({
    page,
    context,
  }) => {
    for (const { what, act, cookies, calls } of choices) {
      await test.step(`before a choice and ${what}`, async () => {
        await context.clearCookies()
        await page.goto('about:blank')
        const visit = watchVisit(page)
        await page.goto(on('default', address))
        await expect(banner(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect.poll(() => visit.calls()).toEqual(views)
        await expect.poll(() => visit.kept()).toEqual({ cookies: essential, storage: [] })

        const ours = ['localhost', 'api.localhost']
        const others = () => visit.hosts().filter((host) => !ours.includes(host))
        expect(others()).toEqual([])
        expect(visit.problems).toEqual([])

        if (act === 'analytics_storage') {
          await press(page, 'edit')
          await box(page, act).check()
          await save(page)
        } else await press(page, act)
        await expect(banner(page)).toBeHidden()
        if (act === 'reject') await expect.poll(() => choice(page)).toBe('functionality_storage')
        const sent = () => visit.calls().filter((call) => !call.startsWith('OPTIONS'))
        await expect.poll(() => sent().slice(views.length).sort()).toEqual([...calls].sort())
        const kept = async () => (await visit.kept()).cookies.filter((name) => name !== 'faSID')
        await expect.poll(kept).toEqual(cookies)
        expect((await visit.kept()).storage).toEqual([])
        expect(others()).toEqual([])
        expect(visit.problems).toEqual([])
      })
    }
    await test.step('what was allowed once is forgotten when it is taken back', async () => {
      const visit = watchVisit(page)
      await page.goto(on('default'))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
      await expect(banner(page)).toBeVisible()
      await expect.poll(async () => (await visit.kept()).cookies).not.toContain('gclid')
      const answer = page.waitForResponse(/\/consents$/)
      await press(page, 'reject')
      const kept = async () => (await visit.kept()).cookies.filter((name) => name !== 'faSID')
      await expect.poll(kept).toEqual(['_fccs', ...essential])
      // No script reaches the partner's click: the server takes it back.
      expect((await (await answer).allHeaders())['set-cookie']).toMatch(/^faSID=;.*Max-Age=0/)
    })
  })
})

test.describe('cookies that nobody of ours wrote', () => {
  // One of a kind: the tests of the consent cookie read many more.
  const strange = [
    { value: '%E0%A4%A', shown: true },
    { value: '<script>alert(1)</script>', shown: true },
    { value: `${'x|'.repeat(1_900)}analytics_storage`, shown: false },
    { value: 'functionality_storage%7Cad_storage', shown: false },
  ]
  test('are no choice, or the one that can be read in them', async ({ page, context }) => {
    const visit = watchVisit(page)
    for (const { value, shown } of strange) {
      await test.step(`${value.slice(0, 40)} (${value.length})`, async () => {
        await context.clearCookies()
        await context.addCookies(
          ['_fccs', '_fitt', '_fili', '_firi', 'gclid'].map((name) => ({
            ...{ name, domain: 'localhost', path: '/' },
            value: name === '_fccs' ? value : value.slice(0, 2_000),
          })),
        )
        await page.goto(on('default', '/de-de'))
        await expect(page.locator('h1')).toBeVisible()
        if (shown) await expect(banner(page)).toBeVisible()
        else await expect(banner(page)).toBeHidden()
        // The page's own language stands, whatever the cookie said.
        await expect
          .poll(async () => (await context.cookies()).find(({ name }) => name === '_fili')?.value)
          .toBe('de')
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        if (shown) {
          const logged = page.waitForResponse(/\/consents$/)
          await press(page, 'reject')
          await logged
        }
        expect(visit.problems).toEqual([])
      })
    }
  })

  test('cookies of 8 KB change nothing on the server', async () => {
    const { body: plain } = await sendRequest({ host: 'default', path: '/de-de' })
    for (const name of ['_fccs', '_fitt', '_fili', '_firi', 'faSID']) {
      for (const value of ['x'.repeat(8_192), '%'.repeat(8_192), 'a|b;c=;'.repeat(1_000)]) {
        const headers = { cookie: `${name}=${value}` }
        const answer = await sendRequest({ host: 'default', path: '/de-de', headers })
        expect(answer.status).toBe(200)
        expect(answer.body).toBe(plain)
      }
    }
  })
})

test('a choice holds when it cannot be written down', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route(/\/consents$/, (route) => route.abort())
  await page.goto(on('default'))
  await press(page, 'reject')
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(banner(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('the log takes choices of our own pages only', async () => {
  const good = { choice: 'reject', categories: [], textVersion: '2026-11-15', locale: 'en-de' }
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    sendRequest({
      ...{ host: 'api', path: '/consents', method: 'POST' },
      headers: {
        origin: on('default', '').replace(/\/$/, ''),
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  expect((await send(good)).status).toBe(204)
  expect((await send(good, { origin: 'https://elsewhere.example' })).status).toBe(400)
  expect((await send({ ...good, categories: ['everything'] })).status).toBe(422)
  expect((await send({ ...good, locale: 'x'.repeat(2_000) })).status).toBe(413)
})
