import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ContentSource, Settings } from '#content/source.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { LOCALES } from '#sites/locales.ts'
import { resolve } from '#sites/resolve.ts'
import { metaTags, pageMetaOf } from '../page-meta.ts'
import { drawShareImage } from './draw-share-image.ts'
import { listPages } from './list-pages.ts'
import { llmsTxt } from './llms-txt.ts'
import { readPageDescription } from './page-description.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { pageOfShareImage, shareImagePath } from './share-image-path.ts'
import { sitemapIndex, sitemapOf } from './sitemap.ts'
import { articleData, faqData, productData, toScriptText } from './structured-data.ts'

const production = buildHostTable({ appEnv: 'production', siteDomain: 'feather.test', port: 443 })
const staging = buildHostTable({ appEnv: 'staging', siteDomain: 'feather.test', port: 443 })

const content = {
  getSitemap: async () => [
    { path: '/a&b', locale: 'en-de', updatedAt: '2026-01-02T00:00:00.000Z' },
    { path: '/a&b', locale: 'de-de', updatedAt: '2026-03-04T00:00:00.000Z' },
  ],
} as unknown as ContentSource

describe('sitemaps', () => {
  test('list the pages of code and what editors published, and nothing else', async () => {
    const cacheTags = new Set<string>()
    const pages = await listPages({ content, cacheTags }, 'default')
    expect(pages.map(({ path, locales }) => [path, locales.size])).toEqual([
      ['/', LOCALES.length],
      ['/support', LOCALES.length],
      ['/blog', 10],
      ['/a&b', 2],
    ])
    expect(cacheTags).toContain('pages:de-de')
  })

  test('name each page of the locale, escaped, and leave its other languages to the page', async () => {
    const pages = await listPages({ content, cacheTags: new Set() }, 'default')
    const german = sitemapOf(production, { site: 'default', locale: 'de-de' }, pages) ?? ''
    expect(german).toContain('<loc>https://www.feather.test/de-de/a&#38;b</loc>')
    expect(german).toContain('<lastmod>2026-03-04T00:00:00.000Z</lastmod>')
    expect(german).not.toContain('hreflang')
  })

  test('the index names only locales with pages, with the newest change', async () => {
    const pages = await listPages({ content, cacheTags: new Set() }, 'tk')
    const index = sitemapIndex(production, 'tk', pages)
    expect(index.match(/<loc>/g)).toHaveLength(2)
    expect(index).toContain('<lastmod>2026-03-04')
    expect(sitemapOf(production, { site: 'tk', locale: 'fr-fr' }, pages)).toBeUndefined()
  })
})

describe('llms.txt', () => {
  test('names pages as editors or the interface do, else by their path', () => {
    const known = (title?: string) => new Map([['en-de', { title }] as const])
    const text = llmsTxt({
      hosts: production,
      site: 'default',
      settings: { emails: {} } as Settings,
      pages: [
        { path: '/bike', locales: known('Bikes [and e-bikes]') },
        { path: '/support/topic/claims', locales: known() },
        { path: '/blog', locales: known() },
        { path: '/odd', locales: known() },
        { path: '/rad', locales: new Map([['de-de', { title: 'Rad' }]]) },
      ],
    })
    expect(
      text
        .split('## Pages')[1]
        ?.match(/\[.*\]/g)
        ?.slice(0, 4),
    ).toEqual(['[Bikes \\[and e-bikes\\]]', '[Answers: Claims]', '[Guides]', '[/odd]'])
    expect(text).not.toContain('Rad')
  })
})

describe('robots.txt', () => {
  test('invites to production and sends away from everywhere else', () => {
    expect(robotsTxt(production, 'default')).toContain('Sitemap: https://www.feather.test/')
    expect(robotsTxt(production, 'default')).not.toContain('Disallow')
    expect(robotsTxt(staging, 'default')).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('security.txt', () => {
  test('ends 180 days from today, and names the policy once there is one', () => {
    const now = new Date('2026-11-15T13:00:00Z')
    const of = { hosts: production, site: 'default', email: 'security@feather.test', now } as const
    expect(securityTxt({ ...of, hasPolicy: false })).toContain('Expires: 2027-05-14T00:00:00.000Z')
    expect(securityTxt({ ...of, hasPolicy: false })).not.toContain('Policy:')
    expect(securityTxt({ ...of, hasPolicy: true })).toContain('Policy: https://www.feather.test/')
  })
})

describe('page meta', () => {
  const facts = { hosts: production, env: { appEnv: 'production' } } as const
  const address = { site: 'default', locale: 'de-de', path: '/health-insurance/public' } as const
  const words = { brandName: 'Feather', title: 'Öffentlich', description: '' }

  test('only production is indexed, and there nothing that is hidden or marked', () => {
    expect(pageMetaOf(facts, address, words).indexed).toBe(true)
    expect(pageMetaOf({ ...facts, env: { appEnv: 'staging' } }, address, words).indexed).toBe(false)
    expect(pageMetaOf(facts, address, { ...words, hidden: true }).indexed).toBe(false)
    expect(pageMetaOf(facts, { ...address, path: '/deindex/offer' }, words).indexed).toBe(false)
  })

  test('what is not to be found names no other languages; elsewhere than in production, all do', () => {
    const named = (page: object) => pageMetaOf(facts, address, { ...words, ...page }).alternates
    expect(named({})).not.toEqual([])
    expect(named({ hidden: true })).toEqual([])
    const staging = pageMetaOf({ ...facts, env: { appEnv: 'staging' } }, address, words)
    expect(staging.alternates).toEqual(named({}))
  })

  test('a page without words of its own is shared with those of the brand', () => {
    const { share } = pageMetaOf(facts, { ...address, locale: 'en-de' }, { ...words, title: '' })
    expect(share.title).toBe('Feather')
    expect(share.description).toBe('For all your German insurance needs online and in English')
    expect(share.image.url).toBe('https://www.feather.test/og-image/health-insurance/public.png')
  })

  test('the way to a page is told from the home page on', () => {
    const meta = pageMetaOf(facts, address, {
      ...words,
      ancestors: [{ name: 'Gesundheit', path: '/health-insurance' }],
    })
    const [crumbs] = meta.structuredData as [{ itemListElement: { name: string; item: string }[] }]
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual([
      'Feather',
      'Gesundheit',
      'Öffentlich',
    ])
    expect(crumbs.itemListElement.at(-1)?.item).toBe(meta.canonical)
    expect(pageMetaOf(facts, { ...address, path: '/' }, words).structuredData).toEqual([])
  })

  test('titles end with the brand where it fits, and a page without a title has the brand for one', () => {
    const titled = (title: string) => metaTags(pageMetaOf(facts, address, { ...words, title }))
    expect(titled('Öffentlich')).toContainEqual({ title: 'Öffentlich | Feather' })
    expect(titled('')).toContainEqual({ title: 'Feather' })
    const fitting = 'x'.repeat(50)
    expect(titled(fitting)).toContainEqual({ title: `${fitting} | Feather` })
    expect(titled(`${fitting}y`)).toContainEqual({ title: `${fitting}y` })
  })

  test('a page that is not there asks not to be listed', () => {
    expect(metaTags(undefined)).toEqual([{ name: 'robots', content: 'noindex, nofollow' }])
  })
})

describe('structured data', () => {
  test('answers lose their markup, and nothing can end the script element', () => {
    const data = faqData([{ question: '</script>?', answer: '<p>Yes &amp; <b>no</b>.</p>' }])
    expect(JSON.stringify(data)).toContain('"text":"Yes & no."')
    expect(toScriptText(data)).not.toMatch(/[<>&]/)
    expect(JSON.parse(toScriptText(data))).toEqual(data)
  })

  test('answers keep the spaces of their language', () => {
    const answer = '<p>Combien <strong>paie-t-on</strong> ?</p><ul><li>Ceci : rien.</li></ul>'
    expect(JSON.stringify(faqData([{ question: '?', answer }]))).toContain(
      '"text":"Combien paie-t-on ? Ceci : rien."',
    )
  })

  test('a product is offered for its price', () => {
    const of = { name: 'Bike', description: '', url: 'https://a.test/', brandName: 'Feather' }
    expect(productData({ ...of, priceFromCents: 290 })).toMatchObject({
      offers: { lowPrice: '2.90', priceCurrency: 'EUR' },
    })
  })

  test('an article without an author is the company’s', () => {
    const article = articleData({
      headline: 'A',
      description: '',
      url: 'https://a.test/blog/a',
      image: 'https://a.test/og/blog/a.png',
      publishedAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-02T00:00:00Z',
      language: 'en',
      origin: 'https://a.test',
    })
    expect(article['author']).toEqual(article['publisher'])
  })
})

describe('share images', () => {
  test.each(['/', '/blog', '/health-insurance/public/tk'])('%s leads there and back', (path) => {
    expect(pageOfShareImage(shareImagePath('en-de', path))).toBe(path)
    for (const locale of LOCALES) {
      const request = { host: 'www.feather.test', path: shareImagePath(locale, path) }
      const found = resolve(production, request)
      expect(found).toMatchObject({ kind: 'content', locale })
      expect(found.kind === 'content' && pageOfShareImage(found.path)).toBe(path)
    }
  })

  test.each([
    '/og',
    '/og-image/a',
    '/og-image/.png',
    '/og-image/og-image/a.png',
    '/og-image/a.png.png',
    '/blog.png',
  ])('%s is none', (path) => {
    expect(pageOfShareImage(path)).toBeUndefined()
  })

  test('a page is described by its own words', () => {
    const html = '<meta property="og:title" content="A &amp; &quot;B&quot;"/>'
    expect(readPageDescription(html)).toEqual({ title: 'A & "B"', description: '' })
    expect(readPageDescription('<title>x</title>')).toBeUndefined()
  })

  test('a description ends with a sentence, not within one', async () => {
    const draw = (description: string) =>
      drawShareImage({ brandName: 'F', title: 'Liability', description, slogan: '' })
    const first = 'Often part of the home policy.'
    const picture = await draw(`${first} ${'What it pays and how to check it '.repeat(9)}.`)
    expect(picture.equals(await draw(first))).toBe(true)
  })

  test('any words make a picture of the same size', async () => {
    const long = 'Krankenversicherungsbeitragsbemessungsgrenze '.repeat(9)
    for (const title of ['A', long, '<b>&</b>\u0000', '漢字']) {
      const picture = await drawShareImage({
        brandName: 'F',
        title,
        description: title,
        slogan: '',
      })
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      })
    }
  })
})
