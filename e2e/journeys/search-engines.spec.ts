import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { ask } from '../steps/ask.ts'
import { on } from '../steps/hosts.ts'
import { runOwnProduct } from '../steps/own-product.ts'

const sites = ['default', 'business', 'tk'] as const

/** The addresses between two tags of a sitemap. */
function listed(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, url]) => url ?? '')
}

/** Every page that the sitemaps of a site list, with the alternates they name. */
async function crawl(request: APIRequestContext, host: string) {
  const index = await (await ask(request, host, '/sitemap.xml')).text()
  const pages = new Map<string, string[]>()
  for (const address of listed(index, 'loc')) {
    const answer = await ask(request, host, new URL(address).pathname)
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
    for (const [, entry = ''] of (await answer.text()).matchAll(/<url>(.*?)<\/url>/g)) {
      const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      pages.set(
        listed(entry, 'loc')[0] ?? '',
        alternates.map(([, lang, url]) => `${lang} ${url}`),
      )
    }
  }
  return pages
}

async function headOf(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute) ?? ''
    return {
      title: document.title,
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      canonical: read('link[rel=canonical]', 'href'),
      robots: read('meta[name=robots]', 'content'),
      image: read('meta[property="og:image"]', 'content'),
      sharedTitle: read('meta[property="og:title"]', 'content'),
      sharedText: read('meta[property="og:description"]', 'content'),
      card: read('meta[name="twitter:card"]', 'content'),
      manifest: read('link[rel=manifest]', 'href'),
      alternates: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      ),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
      ),
    }
  })
}

for (const host of sites) {
  test(`every page that the sitemaps of ${host} list is whole`, async ({ page, request }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    const pages = await crawl(request, host)
    // Other journeys make pages of their own meanwhile, as bare as they need them.
    for (const address of pages.keys()) if (/\/journey-/.test(address)) pages.delete(address)
    expect(pages.size).toBeGreaterThan(0)
    const titles = new Map<string, string>()
    // A browser looks at some of them; the crawler reads every one.
    const looked = [...pages].filter((_, position) => position % 20 === 0)
    for (const [address, alternates] of looked) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(200)
      const head = await headOf(page)
      expect(head.headings, address).toBe(1)
      expect(head.canonical).toBe(address)
      expect(head.robots).toBe('noindex, nofollow')
      expect(head.alternates.sort()).toEqual(alternates.sort())
      expect(head.card).toBe('summary_large_image')
      expect(head.sharedTitle).not.toBe('')
      expect(head.sharedText).not.toBe('')
      // Reciprocal: each language that the page names is a page that names it back.
      for (const alternate of alternates) {
        const [, url = ''] = alternate.split(' ')
        expect(pages.get(url)?.sort(), `${address} → ${alternate}`).toEqual(alternates.sort())
      }
      const types = head.data.map((each) => each['@type'])
      expect(types).toContain('Organization')
      const locale = new URL(address).pathname.split('/')[1] ?? ''
      expect(titles.get(`${locale} ${head.title}`)).toBeUndefined()
      titles.set(`${locale} ${head.title}`, address)
    }
    expect(problems).toEqual([])
  })
}

test('the home page tells its questions as it shows them', async ({ page }) => {
  await page.goto(on('default', '/de-de'))
  const { data } = await headOf(page)
  const faq = data.find((each) => each['@type'] === 'FAQPage') as
    | { mainEntity: { name: string }[] }
    | undefined
  const shown = await page.locator('.faq-block summary').allTextContents()
  expect(faq?.mainEntity.map(({ name }) => name)).toEqual(shown.map((text) => text.trim()))
  const company = data.find((each) => each['@type'] === 'Organization')
  expect(company).toMatchObject({ slogan: 'Honest, simple insurance.', name: 'Feather' })
  expect(company?.['sameAs']).toHaveLength(3)
  const logo = await page.request.get(String(company?.['logo']))
  expect(logo.headers()['content-type']).toBe('image/png')
})

test('shared links have a picture of 1200 × 630, a different one in each language', async ({
  page,
  request,
}) => {
  const pictures = new Set<string>()
  for (const path of ['/', '/de-de', '/es-es', '/fr-fr']) {
    await page.goto(on('default', path))
    const { image } = await headOf(page)
    const answer = await ask(request, 'default', new URL(image).pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/png')
    expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    const bytes = await answer.body()
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(4)
})

test('there is no picture of a page that does not exist, nor of a picture', async ({ request }) => {
  for (const path of ['/og/nowhere.png', '/og/og.png.png', '/og/og/blog.png.png', '/og/x', '/og']) {
    expect((await ask(request, 'default', path)).status(), path).toBe(404)
  }
})

test('the same picture is drawn once', async ({ request }) => {
  await ask(request, 'default', '/en-nl/og.png')
  const first = await ask(request, 'default', '/en-nl/og.png')
  const etag = first.headers()['etag'] ?? ''
  const again = await ask(request, 'default', '/en-nl/og.png', {
    headers: { 'if-none-match': etag },
  })
  expect(again.status()).toBe(304)
})

test('outside production crawlers are asked to stay away', async ({ request }) => {
  for (const host of sites) {
    const robots = await (await ask(request, host, '/robots.txt')).text()
    expect(robots).toBe('User-agent: *\nDisallow: /\n')
  }
  expect((await ask(request, 'default', '/de-de/robots.txt')).status()).toBe(404)
})

test('phones find a manifest and its icons', async ({ page, request }) => {
  await page.goto(on('default', '/de-de'))
  const { manifest: address } = await headOf(page)
  const answer = await ask(request, 'default', address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Feather', lang: 'de', start_url: '/de-de' })
  for (const { src, type } of manifest.icons) {
    const icon = await ask(request, 'default', src)
    expect(icon.headers()['content-type'], src).toBe(type)
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await ask(request, 'default', touch ?? '')).status()).toBe(200)
})

test('security.txt says whom to write to, and for how long', async ({ request }) => {
  const text = await (await ask(request, 'default', '/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:security@feather.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test('llms.txt leads to pages that exist', async ({ request }) => {
  const text = await (await ask(request, 'default', '/llms.txt')).text()
  const origin = on('default', '')
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url ?? '')
  const own = addresses.filter((url) => url.startsWith(`${origin}/`))
  expect(own.length).toBeGreaterThan(3)
  for (const url of own) {
    expect((await ask(request, 'default', new URL(url).pathname)).status(), url).toBe(200)
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
  for (const part of await page.getByRole('navigation', { includeHidden: true }).all()) {
    await expect(part).toBeHidden()
  }
  await expect(page.locator('.faq-block details p').first()).toBeVisible()
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
    } finally {
      await product.stop()
    }
  })
})
