import { expect, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothSizes } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'
import { sizes } from '../steps/sizes.ts'

const article = '/blog/switch-your-krankenkasse'

test('from the blog to an article and its tool, and to paper', async ({ page }) => {
  await page.goto(on('default', '/blog'))
  await expectAccessibleAtBothSizes(page)
  await test.step('titles and reading times share a line, also on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const loose = await page.locator('.blog-shelf li').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const [title, minutes] = [...row.children].map((each) => each.getBoundingClientRect())
          const shelf = row.parentElement?.getBoundingClientRect()
          return !(
            title &&
            minutes &&
            shelf &&
            title.right <= minutes.left &&
            minutes.right <= shelf.right + 1
          )
        }).length,
    )
    expect(loose).toBe(0)
  })
  await page.locator('main article').getByRole('link').first().click()
  await expect(page.locator('main h1')).toHaveCount(1)
  await page.goto(on('default', article))
  await test.step('German words are read out as German, and tables have a name', async () => {
    await expect(page.locator('h1 span[lang="de"]')).toHaveText('Krankenkasse')
    await expect(page).toHaveTitle(/Krankenkasse/)
    await expect(page.getByRole('table', { name: /./ }).getByRole('rowheader')).not.toHaveCount(0)
  })
  const result = page.locator('#tool [aria-live]')
  for (const { name, viewport } of sizes) {
    await test.step(`the tool answers on a ${name}`, async () => {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      const before = (await result.textContent()) ?? ''
      const reason = name === 'phone' ? 'job' : 'none'
      await page.locator(`#tool label:has(input[value="${reason}"])`).click()
      await expect(result).not.toHaveText(before)
    })
  }
  await test.step('an article can be printed, and only the article is', async () => {
    await expect(page.locator('button[data-print="page"]')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // An answer says little without what it was worked out from.
    await expect(page.locator('.guide-tool__form')).toBeVisible()
    for (const part of ['body > header', 'body > footer', '.share-links', '.toc--beside']) {
      await expect(page.locator(part)).toBeHidden()
    }
  })
})

test('the navigation of the blog leads to life in the country and to the guides', async ({
  page,
}) => {
  await page.goto(on('default', '/blog/category/health-insurance'))
  const navigation = page.getByRole('banner')
  const menus = navigation.locator('.site-header__menus')
  const life = menus.locator('a[href="/blog/life-in-germany"]')
  for (const { name, viewport } of sizes.toReversed()) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    if (name === 'phone') await navigation.locator('.site-drawer > summary').click()
    // Insurance, guides, resources: no advice and no company here.
    await expect(menus.locator('details[name="main-menu"]')).toHaveCount(3)
    await life.click({ trial: true })
  }
  await life.click()
  await expect(page).toHaveURL(on('default', '/blog/life-in-germany'))
  await expect(page.locator('main h1')).toHaveCount(1)
  // The longest menu stands in one line, also where there is just room for one.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(on('default', '/de-de/blog'))
  await expect(menus).toHaveCSS('height', '44px')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the tool answers by sending its form', async ({ page }) => {
    await page.goto(on('default', article))
    await page.locator('#tool input[name="since"]').fill('2020-01-01')
    await page.locator('#tool input[name="choice"]').fill('2026-11-15')
    await page.locator('#tool button').click()
    await expect(page).toHaveURL(/since=2020-01-01/)
    await expect(page.locator('#tool [aria-live]')).toContainText('2027')
  })
})

test('programs find the feeds, search engines the article', async () => {
  const page = readHtml((await sendRequest({ host: 'default', path: `/de-de${article}` })).body)
  const feeds = page
    .all('link')
    .filter(({ attributes }) => attributes['rel'] === 'alternate')
    .filter(({ attributes }) => attributes['type']?.includes('+'))
    .map(({ attributes }) => attributes['href'])
  expect(feeds).toEqual(['feed.xml', 'atom.xml', 'feed.json'].map((file) => `/de-de/blog/${file}`))
  for (const feed of feeds) {
    const answer = await sendRequest({ host: 'default', path: feed ?? '' })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain(article)
  }
  const data = page
    .all('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
  expect(data.map(({ text }) => JSON.parse(text)['@type'])).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  )
})

test('a section on a country is among the categories of that country', async () => {
  const open = (locale: string) =>
    sendRequest({ host: 'default', path: `/${locale}/blog/category/life-in-netherlands` })
  const answer = await open('en-nl')
  expect(answer.status).toBe(301)
  expect(answer.headers['location']).toBe('/en-nl/blog/life-in-netherlands')
  expect((await open('de-de')).status).toBe(404)
})
