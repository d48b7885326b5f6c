import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sendRequest } from '../steps/send-request.ts'
import { sizes } from '../steps/sizes.ts'

const address = on('default', '/household-insurance')
const card = (page: Page) => page.locator('form#quote')
const price = (page: Page) => card(page).locator('.quote-card__price strong')
const sticky = (page: Page) => page.locator('.sticky-action')
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the page of a line is whole and accessible at both sizes, in both themes', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page.locator('h1')).toHaveCount(1)
  // Open, so that the factors are judged too.
  await card(page).locator('summary').click()
  for (const { name, viewport } of sizes) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${name}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expect(card(page).locator('dl').first()).toBeVisible()
        // In the dark, a phone is judged among the pages of every kind.
        if (name !== 'phone' || colorScheme !== 'dark') await expectAccessible(page)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      })
    }
  }
  await test.step('phone, text of double size', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the card is a form: it quotes, explains and leads on with the answers', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(price(page)).toHaveText('€2.50')
    await card(page).locator('[name=pc]').fill('68159')
    await card(page).locator('button').first().click()
    await expect(page).toHaveURL(/\?.*pc=68159/)
    // 38 m² at 650 euros, zone 3: 1.8 per mille a year.
    await expect(price(page)).toHaveText('€3.71')
    await expect(page.locator('[data-quote-price=comfort]')).toHaveText('€4.45')
    await card(page).locator('summary').click()
    await expect(card(page).locator('dd').first()).toHaveText('€3.71')
    const application = page.waitForRequest(/app\.localhost.*\/policies\/household\?.*pc=68159/)
    await card(page).locator('button').last().click()
    await application
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes[0].viewport })

  test('the price follows every move, also at the bottom edge, and is carried along', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(sticky(page)).toBeInViewport()
    await card(page).locator('[name=sqm]').fill('80')
    await expect(price(page)).toHaveText('€5.20')
    await expect(sticky(page).locator('strong')).toHaveText('€5.20')
    await card(page).locator('[name=deductible][value="300"]').check()
    await expect(price(page)).toHaveText('€4.42')
    await expect(page.locator('[data-quote-price=premium]')).toHaveText('€6.41')
    // One action at a time: the bar is there while the card's own button is not.
    await card(page).locator('button').last().scrollIntoViewIfNeeded()
    await expect(sticky(page)).toBeHidden()
    // At 400 % zoom the bars at both edges would leave one line of text between them.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(page.locator('.site-header')).not.toBeInViewport()
    await expect(sticky(page)).not.toBeInViewport()
    await page.setViewportSize(sizes[0].viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(sticky(page)).toBeVisible()
    const carried = /\/policies\/household\?sqm=80&pc=86150&deductible=300$/
    const application = page.waitForRequest(carried)
    await sticky(page).locator('button').click()
    await application
  })

  test('where there is no price, none is left standing at the bottom edge', async ({ page }) => {
    await page.goto(on('default', '/dog-liability-insurance'))
    const breed = card(page).locator('[name="dogs.breed"]')
    await breed.focus()
    await breed.selectOption('pitBull')
    const way = sticky(page).locator('button')
    await expect(way).toHaveText('Continue with these answers')
    await expect(sticky(page).locator('strong')).toBeHidden()
    await breed.selectOption('labrador')
    await expect(way).toHaveText('Continue with this price')
    await expect(sticky(page).locator('strong')).toBeVisible()
  })
})

test('prices of single visitors are not kept, and nonsense counts as nothing', async () => {
  const path = '/household-insurance'
  await sendRequest({ host: 'default', path })
  const kept = await sendRequest({ host: 'default', path })
  const own = await sendRequest({ host: 'default', path: `${path}?sqm=77` })
  const again = await sendRequest({ host: 'default', path: `${path}?sqm=77` })
  const nonsense = await sendRequest({
    host: 'default',
    path: `${path}?sqm=%3Cscript%3E&pc=00000000`,
  })
  // Only what is kept has a tag to ask for it again.
  expect(kept.headers['etag']).toBeDefined()
  expect(own.headers['etag']).toBeUndefined()
  expect(own.body).toBe(again.body)
  expect(nonsense.body).not.toContain('%3Cscript')
  expect(nonsense.status).toBe(200)
})

test('search engines are told the product, its questions and the way to it', async () => {
  const html = (await sendRequest({ host: 'default', path: '/household-insurance' })).body
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
  const types = data.map((each) => each['@type'])
  expect(types).toEqual(expect.arrayContaining(['Product', 'FAQPage', 'BreadcrumbList']))
  const product = data.find((each) => each['@type'] === 'Product')
  expect(product?.['offers']).toMatchObject({ lowPrice: '2.50', priceCurrency: 'EUR' })
})
