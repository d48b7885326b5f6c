import { describe, expect, test } from 'vitest'
import { localesOfPage } from '#content/lent-pages.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import { createHttpSource, createStoreSource } from '#content/source.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { LOCALES, type Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { testPicture } from './test-articles.ts'
import { startTestContentApp } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())
await api.publish('media', 'en-de--picture', testPicture)
for (const name of ['health-insurance', 'bike-insurance']) {
  await api.publish('blog-categories', `en-de--${name}`, { title: name, slug: name })
}
for (let number = 0; number < 60; number += 1) {
  await api.publish('blogs', `en-de--blog-${number}`, {
    title: `Blog ${number}`,
    body: '<p>x</p>',
    isPopular: number === 7,
    categories: [number % 2 ? 'en-de--health-insurance' : 'en-de--bike-insurance'],
    author: { name: 'Anna', portrait: 'en-de--picture' },
    cover: 'en-de--picture',
    related: ['en-de--blog-0'],
  })
}
await api.publish('blogs', 'de-de--blog-0', { title: 'Blog null', body: 'x' })
await api.draft('blogs', 'en-de--blog-1', { title: 'Rewritten', body: 'x' })
const page = { title: 'Page', site: 'default', path: '/campaign' }
await api.publish('pages', 'en-de--campaign', {
  ...page,
  blocks: [{ __component: 'blocks.articles', articles: ['en-de--blog-3'] }],
})
const double = {
  ...page,
  path: '/double',
  alsoOn: ['default'],
  blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
}
await api.publish('pages', 'de-de--one', { ...double, site: 'business' })
await api.publish('pages', 'de-de--two', { ...double, site: 'tk' })
const lent = {
  ...page,
  path: '/imprint',
  alsoOn: ['business'],
  everyCountry: true,
  blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
}
await api.publish('pages', 'en-de--imprint', lent)
await api.publish('pages', 'es-es--imprint', lent)
await api.publish('pages', 'en-fr--imprint', { ...lent, title: 'Own', everyCountry: false })
await api.publish('navigations', 'en-de--main-navigation', {
  kind: 'main-navigation',
  product: {
    title: 'Product',
    categories: [{ categoryTitle: 'Home', items: [{ name: 'H', internalPath: '/h' }] }],
  },
  advice: { title: 'Advice', items: [] },
  company: {
    title: 'Company',
    items: [
      { name: 'About', url: '/about-us' },
      { name: 'Work', url: '/w', subdomains: ['business'] },
    ],
  },
  resources: { title: 'Resources', items: [] },
})
await api.publish('announcement-bars', 'en-de--announcement-bar', {
  text: 'News',
  isActive: true,
  sites: ['default'],
  endsAt: '2026-06-01T00:00:00Z',
})
const spring = { title: 'S', site: 'default', blocks: [{ __component: 'blocks.hero', title: 'S' }] }
await api.publish('pages', 'en-de--spring', { ...spring, path: '/spring' })
await api.publish('pages', 'es-es--spring', { ...spring, path: '/spring' })
await api.publish('pages', 'de-de--spring', { ...spring, path: '/fruehling' })
await api.publish('redirects', 'en-de--old', { from: '/old', to: '/new' })
const french = { to: '/neuf', locales: ['fr-fr'] }
await api.publish('redirects', 'en-de--old-french', { from: '/old', ...french })
await api.publish('redirects', 'en-de--french', { from: '/vieux', ...french })
await api.publish('announcement-bars', 'de-de--announcement-bar', {
  text: 'Aus',
  isActive: false,
})

const reported: unknown[] = []
const reportError = (error: unknown) => void reported.push(error)
const sources = {
  'in process': () => createStoreSource(api.database.db, { reportError }),
  'over HTTP': () =>
    createHttpSource({ url: `${api.origin}/api`, token: api.tokens.readOnly }, { reportError }),
}

describe.each(Object.entries(sources))('%s', (_name, open) => {
  test('menus, or the error that the specification names', async () => {
    const { product, company } = await open().getMainNavigation('default', 'en-de')
    expect(product.categories[0]?.items).toEqual([{ name: 'H', internalPath: '/h' }])
    expect(company.items.map(({ name }) => name)).toEqual(['About'])
    await expect(open().getMainNavigation('default', 'en-fr')).rejects.toThrow(
      'Main navigation not found',
    )
    await expect(open().getFooter('business', 'en-de')).rejects.toThrow('Footer not found')
    await expect(open().getSettings()).rejects.toThrow('Settings not found')
  })

  test('everything, a page of 25 at a time', async () => {
    const all = await open().listAll('blogs', 'en-de')
    expect(all).toHaveLength(60)
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(60)
    expect(await open().listAll('jobs', 'en-de')).toEqual([])
  })

  test('an entry with what it refers to, and its tags', async () => {
    const found = await open().findByUid('blogs', 'en-de--blog-0')
    expect(found).toMatchObject({
      uid: 'en-de--blog-0',
      locale: 'en-de',
      locales: ['de-de', 'en-de'],
    })
    expect(found?.attributes.categories[0]?.attributes.slug).toBe('bike-insurance')
    expect(found?.attributes.author?.portrait?.attributes.url).toBe('/uploads/picture_1.png')
    expect(found?.attributes.related?.[0]?.attributes.title).toBe('Blog 0')
    expect(entryTags(found)).toEqual([
      'blogs:en-de--blog-0',
      'blog-categories:en-de--bike-insurance',
      'media:en-de--picture',
    ])
    expect(await open().findByUid('blogs', 'en-de--nothing')).toBeUndefined()
  })

  test('a draft only in a preview', async () => {
    const title = async (preview: boolean) =>
      (await open().findByUid('blogs', 'en-de--blog-1', { preview }))?.attributes.title
    expect([await title(false), await title(true)]).toEqual(['Blog 1', 'Rewritten'])
  })

  test('a page by site, locale and path', async () => {
    const page = await open().findPage('default', 'en-de', '/campaign')
    const [block] = page?.attributes.blocks ?? []
    expect(block?.__component === 'blocks.articles' && block.articles[0]?.attributes.title).toBe(
      'Blog 3',
    )
    expect(await open().findPage('business', 'en-de', '/campaign')).toBeUndefined()
    await expect(open().findPage('default', 'de-de', '/double')).rejects.toThrow('Too many results')
  })

  test('a page that another site or the main locale lends', async () => {
    const find = async (site: Site, locale: Locale) =>
      (await open().findPage(site, locale, '/imprint'))?.uid
    expect(await find('business', 'en-de')).toBe('en-de--imprint')
    expect(await find('business', 'en-nl')).toBe('en-de--imprint')
    expect(await find('default', 'en-es')).toBe('en-de--imprint')
    expect(await find('default', 'en-fr')).toBe('en-fr--imprint')
    expect(await find('tk', 'en-de')).toBeUndefined()
    expect(await find('default', 'de-de')).toBeUndefined()
    const describe = async (site: Site, locale: Locale) =>
      (await open().describePage(site, locale, '/imprint'))?.uid
    for (const site of ['default', 'business', 'tk'] as const) {
      for (const locale of ['en-de', 'en-nl', 'en-fr', 'de-de'] as const) {
        expect(await describe(site, locale), `${site} ${locale}`).toBe(await find(site, locale))
      }
    }
    const listed = (await open().getSitemap('business')).filter(({ path }) => path === '/imprint')
    expect(listed.map(({ locale }) => locale).toSorted()).toEqual(
      LOCALES.filter((locale) => locale !== 'de-de' && locale !== 'fr-fr').toSorted(),
    )
    const page = await open().findPage('default', 'es-es', '/imprint')
    expect(page && localesOfPage(page, 'default')).toContain('en-nl')
  })

  test('a translation of a page at another address is another page', async () => {
    const page = await open().findPage('default', 'en-de', '/spring')
    expect(page?.locales).toEqual(['en-de', 'es-es'])
    const german = await open().findPage('default', 'de-de', '/fruehling')
    expect(german && localesOfPage(german, 'default')).toEqual(['de-de'])
  })

  test('where a path moved to', async () => {
    expect(await open().findRedirect('default', 'en-de', '/old')).toMatchObject({
      to: '/new',
      permanent: true,
    })
    expect(await open().findRedirect('default', 'fr-fr', '/old')).toMatchObject({ to: '/neuf' })
    expect(await open().findRedirect('default', 'en-de', '/vieux')).toBeUndefined()
    expect(await open().findRedirect('default', 'fr-fr', '/vieux')).toMatchObject({ to: '/neuf' })
    expect(await open().findRedirect('business', 'en-de', '/old')).toBeUndefined()
  })

  test('the popular article, and the newest of a category', async () => {
    const popular = { isPopular: true, pageSize: 1 }
    const { cards: leading } = await open().listArticles('en-de', popular)
    expect(leading.map(({ uid }) => uid)).toEqual(['en-de--blog-7'])
    expect((await open().listArticles('de-de', popular)).cards).toEqual([])
    const others = { category: 'en-de--health-insurance', isPopular: false }
    const { cards, total, pageCount } = await open().listArticles('en-de', others)
    expect(cards.map(({ uid }) => uid)).toEqual([
      'en-de--blog-59',
      'en-de--blog-57',
      'en-de--blog-55',
    ])
    expect([total, pageCount]).toEqual([29, 10])
    const last = { isPopular: false, page: 2, pageSize: 50 }
    expect((await open().listArticles('en-de', last)).cards).toHaveLength(9)
  })

  test('pages by their words, the title before the text', async () => {
    const found = async (text: string, locale: Locale = 'en-de') => {
      const collections = ['pages', 'blogs', 'help-articles', 'jobs'] as const
      const { results } = await open().search({ locale, text, collections, limit: 5 })
      return results.map(({ path, title }) => `${path} ${title}`)
    }
    await api.publish('help-articles', 'en-de--cancel', {
      title: 'How to cancel',
      topic: 'cancellation',
      product: 'legal',
      body: '<p>Write to us.</p>',
    })
    await api.publish('help-articles', 'en-de--moving', {
      title: 'Moving abroad',
      topic: 'claims',
      summary: 'You may cancel.',
      body: 'x',
    })
    expect(await found('How do I cancel?')).toEqual([
      '/support/cancel How to cancel',
      '/support/moving Moving abroad',
    ])
    expect(await found('campaign page', 'en-fr')).not.toContain('/campaign Page')
    expect(await found('xylophonists')).toEqual([])
    expect(await found('')).toEqual([])
  })

  test('jobs, announcements, sitemap', async () => {
    expect(await open().hasJobs()).toBe(false)
    const bar = (site: 'default' | 'business', now: string) =>
      open().getAnnouncementBar(site, 'en-de', new Date(now))
    expect((await bar('default', '2026-05-31T23:59:59Z'))?.text).toBe('News')
    expect(await bar('default', '2026-06-01T00:00:00Z')).toBeUndefined()
    expect(await bar('business', '2026-05-01T00:00:00Z')).toBeUndefined()
    expect(await open().getAnnouncementBar('default', 'de-de', new Date())).toBeUndefined()
    expect(await open().getSitemap('default')).toContainEqual({
      path: '/campaign',
      locale: 'en-de',
      title: 'Page',
      updatedAt: expect.any(String),
    })
    const helping = (await open().getSitemap('default')).filter(({ path }) => path === '/support')
    // Other countries show the answers in English that they lack; there are none in German.
    expect(helping.map(({ locale }) => locale)).toEqual(
      expect.arrayContaining(['en-de', 'en-pt', 'en-eu']),
    )
    expect(helping.map(({ locale }) => locale)).not.toContain('de-de')
    const lists = (await open().getSitemap('default')).flatMap(({ path }) =>
      /^\/support\/(?:topic|product)\//.test(path) ? [path] : [],
    )
    expect(lists).toEqual(['/support/product/legal', ...['cancellation', 'claims'].map(topicPath)])
  })
})

test('both say the same', async () => {
  const [own, other] = Object.values(sources).map((open) => open())
  for (const uid of ['en-de--blog-0', 'en-de--blog-3']) {
    expect(await other?.findByUid('blogs', uid)).toEqual(await own?.findByUid('blogs', uid))
  }
  expect(await other?.findPage('default', 'en-de', '/campaign')).toEqual(
    await own?.findPage('default', 'en-de', '/campaign'),
  )
  const others = { isPopular: false }
  expect(await other?.listArticles('en-de', others)).toEqual(
    await own?.listArticles('en-de', others),
  )
  expect(await other?.getSitemap('business')).toEqual(await own?.getSitemap('business'))
})

const topicPath = (topic: string) => `/support/topic/${topic}`

describe('a system that does not answer', () => {
  const away = () =>
    createHttpSource({ url: 'http://127.0.0.1:1/api', token: undefined }, { reportError })
  test('is an UnknownError with status 500', async () => {
    await expect(away().findByUid('blogs', 'en-de--a')).rejects.toMatchObject({
      data: null,
      error: { status: 500, name: 'UnknownError' },
    })
  })
  test('is reported and thrown where the specification says so', async () => {
    reported.length = 0
    const messages = [
      'Failed to fetch announcement bar',
      'Failed to fetch sitemap data for business subdomain',
    ]
    await expect(away().getAnnouncementBar('default', 'en-de', new Date())).rejects.toThrow(
      messages[0],
    )
    await expect(away().getSitemap('business')).rejects.toThrow(messages[1])
    expect(reported.map((error) => (error as Error).message)).toEqual(messages)
  })
  test('an answer that is an error is thrown as it is', async () => {
    const source = createHttpSource({ url: `${api.origin}/api`, token: 'forged' })
    await expect(source.findByUid('blogs', 'en-de--a')).rejects.toMatchObject({
      data: null,
      error: {
        status: 401,
        name: 'UnauthorizedError',
        message: 'Missing or invalid credentials',
        details: {},
      },
    })
  })
})
