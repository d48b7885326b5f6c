import { describe, expect, test } from 'vitest'
import type { ContentTarget } from '#routes/request-facts.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { findMove } from './find-move.ts'

const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'example.com', port: 443 })

type Moves = Record<string, string | { to: string; permanent: false }>

interface Asked {
  /** Paths that moved and are pages nonetheless. Where nothing moved from there is a page too. */
  pages?: string[]
  /** Paths of neither. */
  gone?: string[]
  locale?: Locale
  site?: Site
  query?: string
}

/** Redirects by site and path. */
function moveFrom(
  path: string,
  moves: Moves,
  { pages = [], gone = [], locale = 'en-de', site = 'default', query = '' }: Asked = {},
) {
  const nameOf = (onSite: Site, at: string) => (onSite === 'default' ? at : `${onSite}:${at}`)
  const content = {
    async findRedirect(onSite: Site, _locale: Locale, from: string) {
      const found = moves[nameOf(onSite, from)]
      return typeof found === 'string' ? { to: found, permanent: true } : found
    },
  }
  const isPage = async ({ site: onSite, path: at }: ContentTarget) =>
    pages.includes(at) || !(nameOf(onSite, at) in moves || gone.includes(at))
  return findMove({ content, hosts, isPage }, { kind: 'content', site, locale, path }, query)
}

test('a path that never moved leads nowhere', async () => {
  expect(await moveFrom('/gone', { '/old': '/new' })).toBeUndefined()
})

test('a permanent move is a 301, any other a 302', async () => {
  expect(await moveFrom('/old', { '/old': '/new' })).toEqual({ status: 301, location: '/new' })
  const passing = { '/old': { to: '/new', permanent: false } } as const
  expect(await moveFrom('/old', passing)).toEqual({ status: 302, location: '/new' })
})

test('the locale and the query are kept', async () => {
  const moved = await moveFrom('/old', { '/old': '/new' }, { locale: 'de-de', query: '?a=1' })
  expect(moved?.location).toBe('/de-de/new?a=1')
})

test.each([
  ['app:/me', 'https://app.example.com/me'],
  ['business:/new', 'https://business.example.com/new'],
  ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
])('a move to %s leads to %s', async (to, location) => {
  expect((await moveFrom('/old', { '/old': to }))?.location).toBe(location)
})

test.each([
  ['en-es', { status: 301, location: '/en-es/blog/life-in-spain' }],
  ['es-es', { status: 301, location: '/es-es/blog/life-in-spain' }],
  ['de-de', undefined],
  ['en-de', undefined],
] as const)('a move to a page that only Spain has leads in %s to %o', async (locale, expected) => {
  const moves = { '/blog/category/life-in-spain': '/blog/life-in-spain' }
  expect(await moveFrom('/blog/category/life-in-spain', moves, { locale })).toEqual(expected)
})

describe('several moves', () => {
  test('become one, which is permanent only if all are', async () => {
    const moves = { '/a': '/b', '/b': '/c' }
    expect(await moveFrom('/a', moves)).toEqual({ status: 301, location: '/c' })
    const mixed = { '/a': { to: '/b', permanent: false }, '/b': '/c' } as const
    expect(await moveFrom('/a', mixed)).toEqual({ status: 302, location: '/c' })
  })

  test('end at the first page', async () => {
    const moves = { '/a': '/b', '/b': '/a' }
    expect((await moveFrom('/a', moves, { pages: ['/b'] }))?.location).toBe('/b')
  })

  test('lead nowhere when the page where they end is gone', async () => {
    const moves = { '/a': '/b', '/b': '/c' }
    expect(await moveFrom('/a', moves, { gone: ['/c'] })).toBeUndefined()
    expect(await moveFrom('/a', { '/a': '/c' }, { gone: ['/c'] })).toBeUndefined()
    const kept = await moveFrom('/a', moves, { pages: ['/b'], gone: ['/c'] })
    expect(kept?.location).toBe('/b')
  })

  test.each([
    ['back and forth', { '/a': '/b', '/b': '/a' }],
    ['to itself by its full address', { '/a': 'https://www.example.com/a' }],
    ['over another site', { '/a': 'business:/a', 'business:/a': 'default:/a' }],
    ['into a circle further on', { '/a': '/b', '/b': '/c', '/c': '/b' }],
  ] as [string, Moves][])('that go %s lead nowhere', async (_how, moves) => {
    expect(await moveFrom('/a', moves)).toBeUndefined()
  })
})
