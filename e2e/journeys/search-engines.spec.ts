import { expect, test } from '@playwright/test'
import { readSitemaps } from '../steps/crawl.ts'
import { on } from '../steps/hosts.ts'
import { runOwnProduct } from '../steps/own-product.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'
import { watchVisit } from '../steps/watch-visit.ts'

const sites = ['default', 'business', 'tk'] as const

/** The addresses between two tags of a sitemap. */
function listed(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, url]) => url ?? '')
}

/** What a page says of itself to those who only read its markup. */
async function readPage(path: string) {
  const page = readHtml((await sendRequest({ host: 'default', path })).body)
  const linked = (rel: string) =>
    page.all('link').find(({ attributes }) => attributes['rel'] === rel)?.attributes['href'] ?? ''
  return {
    linked,
    image:
      page.all('meta').find(({ attributes }) => attributes['property'] === 'og:image')?.attributes[
        'content'
      ] ?? '',
    questions: page
      .all('h3')
      .filter(({ attributes }) => attributes['class'] === 'ui-accordion__title')
      .map(({ text }) => text.trim()),
    data: page
      .all('script')
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(({ text }) => JSON.parse(text) as Record<string, unknown>),
  }
}

test('sitemaps are XML, and none is empty', async () => {
  for (const host of sites) {
    const index = (await sendRequest({ host, path: '/sitemap.xml' })).body
    expect(listed(index, 'loc')).not.toEqual([])
    for (const address of listed(index, 'loc')) {
      const answer = await sendRequest({ host, path: new URL(address).pathname })
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
      expect(listed(answer.body, 'loc'), address).not.toEqual([])
    }
  }
})

/** One page of every template that search engines find; the crawler reads every page. */
const templates = [
  on('default', '/de-de'),
  on('default', '/household-insurance'),
  on('default', '/de-de/health-insurance/public'),
  on('default', '/blog'),
  on('default', '/blog/category/health-insurance'),
  on('default', '/de-de/blog/do-you-need-legal-insurance'),
  on('default', '/support'),
  on('default', '/support/cancel-a-policy'),
  on('default', '/careers'),
  on('default', '/fr-fr/privacy-policy'),
  on('default', '/es-es/about-us'),
  on('business'),
  on('business', '/de-de/about-us'),
  on('tk'),
  on('tk', '/de-de/contact'),
]

test('a browser finds nothing to complain about in a page of any template', async ({ page }) => {
  const { problems } = watchVisit(page)
  for (const address of templates) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    expect(problems, address).toEqual([])
  }
})

test('the home page tells its questions as it shows them', async () => {
  const { data, questions } = await readPage('/de-de')
  const faq = data.find((each) => each['@type'] === 'FAQPage') as
    | { mainEntity: { name: string }[] }
    | undefined
  expect(questions).not.toEqual([])
  expect(faq?.mainEntity.map(({ name }) => name)).toEqual(questions)
  const company = data.find((each) => each['@type'] === 'Organization')
  expect(company).toMatchObject({ slogan: 'Honest, simple insurance.', name: 'Feather' })
  expect(company?.['sameAs']).toHaveLength(3)
  const logo = await sendRequest({
    host: 'default',
    path: new URL(String(company?.['logo'])).pathname,
  })
  expect(logo.headers['content-type']).toBe('image/png')
})

test('shared links have a picture of 1200 × 630, a different one in each language', async () => {
  const pictures = new Set<string>()
  for (const path of ['/', '/de-de', '/es-es', '/fr-fr', '/blog', '/de-de/household-insurance']) {
    const { image } = await readPage(path)
    const answer = await sendRequest({ host: 'default', path: new URL(image).pathname })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const bytes = answer.bytes
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(6)
})

test('there is no picture of a page that does not exist, nor of a picture', async () => {
  for (const path of [
    '/og-image/nowhere.png',
    '/og-image/og.png.png',
    '/og-image/og-image/blog.png.png',
    '/og-image/x',
    '/og-image',
  ]) {
    expect((await sendRequest({ host: 'default', path })).status, path).toBe(404)
  }
})

test('the same picture is drawn once', async () => {
  await sendRequest({ host: 'default', path: '/en-nl/og.png' })
  const first = await sendRequest({ host: 'default', path: '/en-nl/og.png' })
  const etag = first.headers['etag'] ?? ''
  const again = await sendRequest({
    host: 'default',
    path: '/en-nl/og.png',
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test('outside production crawlers are asked to stay away', async () => {
  for (const host of sites) {
    const robots = (await sendRequest({ host, path: '/robots.txt' })).body
    expect(robots).toBe('User-agent: *\nDisallow: /\n')
  }
  expect((await sendRequest({ host: 'default', path: '/de-de/robots.txt' })).status).toBe(404)
})

test('phones find a manifest and its icons', async () => {
  const { linked } = await readPage('/de-de')
  const answer = await sendRequest({ host: 'default', path: linked('manifest') })
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = JSON.parse(answer.body)
  expect(manifest).toMatchObject({ name: 'Feather', lang: 'de', start_url: '/de-de' })
  expect(manifest.icons).not.toEqual([])
  for (const { src, type } of manifest.icons) {
    const icon = await sendRequest({ host: 'default', path: src })
    expect(icon.headers['content-type'], src).toBe(type)
  }
  const touch = await sendRequest({ host: 'default', path: linked('apple-touch-icon') })
  expect(touch.headers['content-type']).toBe('image/png')
  // Readers of feeds and old browsers ask for it unasked.
  const unasked = await sendRequest({ host: 'default', path: '/favicon.ico' })
  expect(unasked.headers['content-type']).toBe('image/x-icon')
})

test('security.txt says whom to write to, and for how long', async () => {
  const text = (await sendRequest({ host: 'default', path: '/.well-known/security.txt' })).body
  expect(text).toContain('Contact: mailto:security@feather.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test('llms.txt leads to pages that exist', async () => {
  const text = (await sendRequest({ host: 'default', path: '/llms.txt' })).body
  const origin = on('default', '')
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url ?? '')
  const own = addresses.filter((url) => url.startsWith(`${origin}/`))
  expect(own.length).toBeGreaterThan(3)
  // Pages of the sitemaps exist, as the crawler sees.
  const pages = await readSitemaps('default')
  for (const url of own.filter((each) => !pages.has(each))) {
    expect((await sendRequest({ host: 'default', path: new URL(url).pathname })).status, url).toBe(
      200,
    )
  }
})

test('pages are read and used without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(on('default', '/de-de'))
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('dialog.consent')).toBeHidden()
  await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1')
  const question = page.locator('.faq-block summary').first()
  await question.click()
  await expect(page.locator('.faq-block details').first()).toHaveAttribute('open')
  await context.close()
})

test('a printed page is the page without its controls', async ({ page }) => {
  await page.goto(on('default'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeVisible()
  const menus = await page.getByRole('navigation', { includeHidden: true }).all()
  expect(menus).not.toEqual([])
  for (const menu of menus) await expect(menu).toBeHidden()
  await expect(page.locator('main .ui-button:visible')).toHaveCount(0)
  await expect(page.locator('.faq-block details p').first()).toBeVisible()
  const shown = await page
    .locator('.faq-block details')
    .first()
    .evaluate((closed) => getComputedStyle(closed, '::details-content').opacity)
  expect(shown).toBe('1')
  // Nobody books a call on paper, and no entry of a list falls apart where a sheet ends.
  await expect(page.locator('.book-a-call')).toBeHidden()
  await expect(page.locator('main li').first()).toHaveCSS('break-inside', 'avoid')
})

test.describe('production', () => {
  test('pages may be found, and robots.txt leads to them', async ({ request }) => {
    test.setTimeout(180_000)
    const product = await runOwnProduct('production', {
      APP_ENV: 'production',
      SITE_DOMAIN: 'feather.test',
      SECRET_KEY: 'only-for-this-journey-and-long-enough',
      SENTRY_DSN: 'https://abc@errors.feather.test/1',
    })
    const get = async (path: string) => {
      const headers = { host: 'www.feather.test' }
      return (await request.get(`http://127.0.0.1:${product.port}${path}`, { headers })).text()
    }
    try {
      const robots = await get('/robots.txt')
      expect(robots).toContain('Sitemap: https://www.feather.test/sitemap.xml')
      expect(robots).not.toContain('Disallow')
      const index = listed(await get('/sitemap.xml'), 'loc')
      expect(index).toContain('https://www.feather.test/de-de/pages.xml')
      expect(listed(await get('/de-de/pages.xml'), 'loc')).toContain(
        'https://www.feather.test/de-de',
      )
      const home = await get('/de-de')
      expect(home).not.toContain('noindex')
      expect(home).toContain('<meta name="error-reporting"')
      expect(home).toContain('<link rel="canonical" href="https://www.feather.test/de-de"')
      // Profiles of the starting content are nobody's.
      expect(home).not.toContain('facebook.example')
    } finally {
      await product.stop()
    }
  })
})
