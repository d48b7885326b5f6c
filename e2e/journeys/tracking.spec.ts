import { expect, type Page, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { on } from '../steps/hosts.ts'
import { noChoice } from '../steps/stored-choice.ts'
import { watchVisit } from '../steps/watch-visit.ts'

test.use({ storageState: noChoice })

const choose = (page: Page, what: 'accept' | 'reject') =>
  page.locator(`dialog.consent [data-consent=${what}]`).click()
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name)

test.describe('how a visitor came', () => {
  test('is kept for 30 days after consent, in the fields of the record', async ({ page }) => {
    const query =
      'source=short&utm_source=letter&utm_medium=e-mail&utm_campaign=Herbst+%26+Winter' +
      '&utm_term=%C3%A4&utm_content=c&utm_id=7&gclid=Cj0_-x&other=1'
    await page.goto(on('default', `/?${query}`))
    await choose(page, 'accept')
    await expect.poll(async () => (await cookie(page, '_fitt'))?.value).toBeDefined()
    const kept = await cookie(page, '_fitt')
    expect(Object.fromEntries(new URLSearchParams(kept?.value))).toEqual({
      utm_source: 'letter',
      utm_medium: 'e-mail',
      utm_campaign: 'Herbst & Winter',
      utm_term: 'ä',
      utm_content: 'c',
      utm_id: '7',
    })
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
    expect((await cookie(page, 'gclid'))?.value).toBe('Cj0_-x')

    await test.step('and stays on pages without a campaign, until the next one', async () => {
      await page.goto(on('default', '/de-de'))
      await expect(page.locator('h1')).toBeVisible()
      expect((await cookie(page, '_fitt'))?.value).toBe(kept?.value)
      await page.goto(on('default', '/de-de?utm_source=second'))
      await expect.poll(async () => (await cookie(page, '_fitt'))?.value).toBe('utm_source=second')
    })
  })

  test('changes nothing when it makes no sense, and sends no click of a partner', async ({
    page,
    context,
  }) => {
    const visit = watchVisit(page)
    // One of a kind: the tests of the record and of the id of a click read many more.
    for (const query of [
      'utm_source=%E0%A4%A&utm_medium=%FF&s_id=1X2;a=b',
      `utm_source=${'x'.repeat(3_500)}`,
      'utm_source=a%00b&gclid=%3Cscript%3E&s_id=%E0%A4%A',
    ]) {
      await test.step(query.slice(0, 30), async () => {
        await context.clearCookies()
        await page.goto(on('default', `/?${query}`))
        const logged = page.waitForResponse(/\/consents$/)
        await choose(page, 'accept')
        await logged
        const cookies = async () => (await visit.kept()).cookies
        await expect.poll(cookies).toEqual(['_fccs', '_fili', '_firi'])
        expect(visit.calls().join()).not.toContain('save_sid')
        expect(visit.problems).toEqual([])
      })
    }
  })
})

test.describe('the click of a partner', () => {
  test('is sent once there is consent, and kept by the server', async ({ page }) => {
    const visit = watchVisit(page)
    const counted = page.waitForRequest(/\/collect$/)
    await page.goto(on('default', '/de-de?s_id=123X456C789T'))
    await counted
    expect(visit.calls().join()).not.toContain('save_sid')
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/finance_ads/save_sid') && response.status() === 204,
    )
    await choose(page, 'accept')
    const response = await answered
    expect(response.request().postDataJSON()).toEqual({ financeAdsTrackingId: '123X456C789T' })
    const headers = await response.allHeaders()
    expect(headers).toMatchObject({
      'access-control-allow-origin': on('default', ''),
      'access-control-allow-credentials': 'true',
    })
    expect(headers['set-cookie']).toMatch(/^faSID=123X456C789T; Path=\/; Max-Age=7776000; HttpOnly/)
    expect(visit.problems).toEqual([])
  })

  test('is reported and ignored when it cannot be kept', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route(/save_sid$/, (route) => route.fulfill({ status: 500 }))
    await page.goto(on('default', '/?s_id=123X456C'))
    await choose(page, 'accept')
    await expect.poll(() => errors.length).toBe(1)
    await page.getByRole('link', { name: 'Log in' }).first().focus()
    await expect(page.locator('dialog.consent')).toBeHidden()
  })
})

test.describe('a view of a page', () => {
  const views = (page: Page) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/collect')) sent.push(request.postDataJSON())
    })
    return sent
  }

  test("is told to the page's own host, with the host that led here", async ({ page }) => {
    const sent = views(page)
    const answered = page.waitForResponse(/\/collect$/)
    await page.goto(on('default', '/de-de?utm_source=x'), {
      referer: 'https://www.search.example/results?q=secret',
    })
    expect((await answered).status()).toBe(204)
    expect((await (await answered).allHeaders())['set-cookie']).toBeUndefined()
    expect(sent).toEqual([{ path: '/de-de', referrerHost: 'www.search.example' }])
  })

  test('is told again when a hydrated page changes its route', async ({ page }) => {
    const sent = views(page)
    await page.goto(on('app', '/calls'))
    await expect.poll(() => sent).toEqual([{ path: '/calls', referrerHost: '' }])
    await awaitHydrated(page)
    await page.evaluate(() =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
      ).__reactRouterDataRouter.navigate('/nowhere'),
    )
    await expect.poll(() => sent.slice(1)).toEqual([{ path: '/nowhere', referrerHost: '' }])
  })

  for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
    test(`is nobody's business with ${signal}`, async ({ page }) => {
      const sent = views(page)
      await page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
      }, signal)
      await page.goto(on('default'))
      await page.waitForLoadState('networkidle')
      expect(sent).toEqual([])
    })
  }
})
