import { expect, test } from 'vitest'
import type { ContentSource } from '#content/source.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { loadSiteFrame } from './site-frame.ts'

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })

function contentWith(isHiring: boolean, products = 17): ContentSource {
  const menu = (title: string) => ({ title, items: [{ name: title, url: `/${title}` }] })
  const items = [{ name: 'a', internalPath: '/a' }]
  return {
    getMainNavigation: async () => ({
      kind: 'main-navigation',
      product: { title: 'product', categories: [{ categoryTitle: 'only', items }] },
      advice: menu('advice'),
      company: {
        title: 'company',
        items: [{ name: 'careers', url: '/careers', decorator: 'HIRING_BADGE' }],
      },
      resources: menu('resources'),
    }),
    getFooter: async () => ({
      kind: 'footer',
      products: {
        title: 'products',
        list: Array.from({ length: products }, (_, id) => ({ id, name: `${id}`, url: `/${id}` })),
      },
      resources: menu('resources'),
      company: menu('company'),
      legal: [],
    }),
    getSettings: async () => ({
      brandName: 'Feather',
      legalName: 'Feather GmbH',
      slogan: '',
      emails: { hello: 'hello@feather.example' },
      socialLinks: { facebook: 'https://f.example' },
      appLinks: { ios: 'https://ios.example', android: 'https://android.example' },
    }),
    hasJobs: async () => isHiring,
    getAnnouncementBar: async () => undefined,
  } as unknown as ContentSource
}

const frameOf = (content: ContentSource, more = {}) =>
  loadSiteFrame({
    content,
    hosts,
    site: 'default',
    locale: 'en-de',
    path: '/',
    moved: false,
    switcher: true,
    today: new Date('2026-12-31T12:00:00Z'),
    chatAppId: undefined,
    ...more,
  } as Parameters<typeof loadSiteFrame>[0])

test('the badge of the careers page is there exactly while there is a job', async () => {
  for (const isHiring of [true, false]) {
    const { menus } = await frameOf(contentWith(isHiring))
    const careers = menus.find(({ title }) => title === 'company')?.groups[0]?.links[0]
    expect(careers?.badge !== undefined).toBe(isHiring)
  }
})

test.each([
  ['default', '/support'],
  ['business', '/contact-us'],
  ['tk', '/contact'],
] as const)('who needs help on %s is led to %s', async (site, path) => {
  expect((await frameOf(contentWith(false), { site })).helpHref).toBe(path)
})

test('the first lines are those that each group begins with, and where none is sold no other page', async () => {
  const content = contentWith(false)
  const menu = await content.getMainNavigation('default', 'en-de')
  const links = async (...groups: string[][]) => {
    const categories = groups.map((names) => ({
      categoryTitle: '',
      items: names.map((name) => ({ name, internalPath: `/${name}` })),
    }))
    content.getMainNavigation = async () => ({ ...menu, product: { title: '', categories } })
    return (await frameOf(content)).firstLines.map(({ href }) => href)
  }
  expect(await links(['a', 'b', 'c'], ['d'])).toEqual(['/a', '/b', '/d'])
  expect(await links([])).toEqual([])
})

test('a single category of products needs no title', async () => {
  const { menus } = await frameOf(contentWith(false))
  expect(menus[0]?.groups.map(({ title }) => title)).toEqual([undefined])
})

test.each([
  [7, [7]],
  [8, [8]],
  [9, [8, 1]],
  [17, [8, 8, 1]],
])('%s products stand in columns of at most eight', async (count, sizes) => {
  const { footerColumns } = await frameOf(contentWith(false, count))
  expect(footerColumns.slice(0, -2).map(({ links }) => links.length)).toEqual(sizes)
})

test('where customers review us is linked below the pages of the company', async () => {
  const content = contentWith(false)
  const company = async () => (await frameOf(content)).footerColumns.at(-1)?.links
  const own = { name: 'company', href: '/company', separated: false }
  expect(await company()).toEqual([own])
  const settings = await content.getSettings()
  const site = { name: 'Reviews by others', url: 'https://reviews.example/feather' }
  content.getSettings = async () => ({ ...settings, reviewSites: [site] })
  expect(await company()).toEqual([own, { name: site.name, href: site.url }])
})

test('signing in, resources and the switcher follow the site', async () => {
  const business = await frameOf(contentWith(false), { site: 'business', switcher: false })
  expect(business.signInHref).toBeUndefined()
  expect(business.regions).toEqual([])
  expect(business.footerColumns.map(({ title }) => title)).not.toContain('resources')
  const personal = await frameOf(contentWith(false))
  expect(personal.signInHref).toBe('http://app.localhost:3000/account/signin')
})

test.each([
  ['2026-12-31T22:59:00Z', 2026],
  ['2026-12-31T23:01:00Z', 2027],
])('the year at %s is that of Germany, wherever the server stands', async (now, year) => {
  expect((await frameOf(contentWith(false), { today: new Date(now) })).year).toBe(year)
})

test.each([
  ['default', '/support?topic=claims', '/support?topic=claims'],
  ['default', '/campaign', '/campaign'],
  ['business', '/about-us', '/about-us'],
  ['business', '/campaign', '/campaign'],
  ['business', '/support?topic=claims', 'http://localhost:3000/support?topic=claims'],
  ['tk', '/impressum', '/impressum'],
  ['tk', '/contact#form', '/contact#form'],
  ['tk', '/support', 'http://localhost:3000/support'],
  ['tk', '/campaign', 'http://localhost:3000/campaign'],
])('on %s, %s leads to %s, where that page is', async (site, url, expected) => {
  const content = contentWith(false)
  const link = { label: 'More', url }
  content.getAnnouncementBar = async () => ({ text: 'New', tone: 'success', link, isActive: true })
  const { announcement } = await frameOf(content, { site })
  expect(announcement?.link?.href).toBe(expected)
})

test("a public fund's site links its contact page beside the menus", async () => {
  const { menuLinks } = await frameOf(contentWith(false), { site: 'aok', locale: 'de-de' })
  expect(menuLinks).toEqual([{ name: 'Kontakt', href: '/de-de/contact' }])
})

test('of the public profiles those are linked that there are', async () => {
  const { social } = await frameOf(contentWith(false))
  expect(social).toEqual([{ name: 'Facebook', href: 'https://f.example' }])
})

test('apps are offered in German alone', async () => {
  expect((await frameOf(contentWith(false))).appLinks).toBeUndefined()
  expect((await frameOf(contentWith(false), { locale: 'de-de' })).appLinks).toBeDefined()
})

test('only what our cookies do not reach is told the locale: from a fund’s own domain, not from ours', async () => {
  const settings = { appEnv: 'production', siteDomain: 'feather.example', port: 3000 } as const
  const own = buildHostTable({ ...settings, brokerDomains: { tk: 'tk.example' } })
  const told = async (site: string) =>
    (await frameOf(contentWith(false), { hosts: own, site })).localeless
  expect(await told('tk')).toEqual([
    'https://app.feather.example',
    'https://health.feather.example',
  ])
  expect(await told('aok')).toEqual([])
  expect(await told('default')).toEqual([])
})
