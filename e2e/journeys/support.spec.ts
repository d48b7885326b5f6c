import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothSizes } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { holdAnswer } from '../steps/pass-time.ts'
import { sizes } from '../steps/sizes.ts'

const answer = '/support/switch-health-fund'

test('a misspelt word finds the answer while typing', async ({ page }) => {
  await page.goto(on('default', '/support'))
  await expectAccessibleAtBothSizes(page)
  const box = page.getByRole('search').getByRole('searchbox')
  await box.click()
  await expect(page.locator('feather-island[name="search-box"]')).toHaveAttribute('awake', '')
  await test.step('nobody is shown the answer to fewer letters after the one to more', async () => {
    const slow = await holdAnswer(page, '/support/suggest')
    await box.fill('deduct')
    await slow.asked
    const dropped = page.waitForEvent('requestfailed', (each) => /q=deduct$/.test(each.url()))
    await box.fill('swich')
    await dropped
    slow.release()
    await box.fill('')
  })
  await box.pressSequentially('swich anothr fund')
  const found = page.locator('.search-box__found')
  await expect(found.locator('mark').first()).toBeVisible()
  const first = found.locator(`a[href="${answer}"]`)
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await first.click({ trial: true })
    await expectAccessible(page, 'feather-island[name="search-box"]')
  }
  await first.click()
  await expect(page).toHaveURL(on('default', answer))
  await expectAccessibleAtBothSizes(page)
})

test('without script the same search is a page of results; a vote is counted once', async ({
  browser,
}) => {
  // By its name a browser that votes is told from the next; this one never voted.
  const userAgent = `Reader ${randomUUID()}`
  const page = await browser.newPage({ javaScriptEnabled: false, userAgent })
  await page.goto(on('default', '/de-de/support'))
  await page.getByRole('searchbox').fill('krankenkase wechseln')
  await page.getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL(/\/de-de\/support\/search\?q=/)
  await page.locator(`main a[href="/de-de${answer}"]`).first().click()
  await expect(page).toHaveURL(on('default', `/de-de${answer}`))

  await page.locator('#vote button[value="yes"]').click()
  await expect(page).toHaveURL(/helped=yes/)
  await expect(page.locator('#vote [role="status"]')).toBeVisible()
  await page.goto(on('default', `/de-de${answer}`))
  await page.locator('#vote button[value="no"]').click()
  await expect(page).toHaveURL(/helped=again/)
  await page.close()
})

test('a vote from a page elsewhere is refused', async ({ request }) => {
  const sent = await request.post(on('default', answer), {
    headers: { origin: 'https://elsewhere.example' },
    form: { helpful: 'yes' },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(403)
})

test('the search of the site knows lines, pages, guides and answers, and a human', async ({
  page,
}) => {
  await page.goto(on('default', '/search?q=private%20health%20insurance'))
  await expectAccessible(page)
  for (const path of ['/health-insurance/private', '/health-insurance', '/blog/', '/support/']) {
    await expect(page.locator(`main li a[href^="${path}"]`).first()).toBeVisible()
  }
  await test.step('at the addresses of the settings, where nothing is found', async () => {
    await page.goto(on('default', '/support/search?q=zzzzqqqq'))
    await expect(page.locator('#contact a[href^="mailto:"]')).toBeVisible()
    await expect(page.locator('#contact a[href^="tel:+"]')).toBeVisible()
    await expect(page.locator('#contact a[href="/contact-us"]')).toBeVisible()
  })
})
