import { expect, test } from '@playwright/test'
import { banner, box, choice, press, save } from '../steps/consent-banner.ts'
import { on } from '../steps/hosts.ts'
import { sendRequest } from '../steps/send-request.ts'
import { noChoice } from '../steps/stored-choice.ts'
import { watchVisit } from '../steps/watch-visit.ts'

test.use({ storageState: noChoice })

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
            name,
            domain: 'localhost',
            path: '/',
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
      host: 'api',
      path: '/consents',
      method: 'POST',
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
