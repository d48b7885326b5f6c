import { describe, expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { countablePage, OTHER } from './countable-page.ts'

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
const published = new Set(['default en-de /blog/moving', 'default de-de /made-by-editors'])
const pageAt = (host: string, path: string) =>
  countablePage(hosts, { host, path }, (...key) => published.has(key.join(' ')))

describe('a view is counted under', () => {
  test.each([
    ['localhost:3000', '/', { site: 'default', locale: 'en-de', path: '/' }],
    ['localhost:3000', '/de-de', { site: 'default', locale: 'de-de', path: '/' }],
    [
      'business.localhost',
      '/fr-fr/about-us',
      { site: 'business', locale: 'fr-fr', path: '/about-us' },
    ],
    ['localhost', '/blog/moving', { site: 'default', locale: 'en-de', path: '/blog/moving' }],
    [
      'localhost',
      '/de-de/made-by-editors',
      { site: 'default', locale: 'de-de', path: '/made-by-editors' },
    ],
    // What no editor published is counted with its kind.
    ['localhost', '/blog/made-up', { site: 'default', locale: 'en-de', path: '/blog/:slug' }],
    ['localhost', '/made-up', { site: 'default', locale: 'en-de', path: OTHER }],
    ['localhost', '/xx-yy/made-up', { site: 'default', locale: 'en-de', path: OTHER }],
    [
      'app.localhost',
      '/policies/dental',
      { site: 'app', locale: 'en-de', path: '/policies/dental' },
    ],
    [
      'app.localhost',
      '/policies/dental/steps/4711',
      { site: 'app', locale: 'en-de', path: '/policies/dental' },
    ],
    [
      'app.localhost',
      '/recommendation-tool/health/x',
      { site: 'app', locale: 'en-de', path: '/recommendation-tool/health' },
    ],
    ['app.localhost', '/policies/dentalx', { site: 'app', locale: 'en-de', path: OTHER }],
    ['health.localhost', '/signup', { site: 'health', locale: 'en-de', path: '/signup' }],
  ])('%s%s', (host, path, page) => {
    expect(pageAt(host, path)).toEqual(page)
  })

  test.each([
    ['elsewhere.example', '/'],
    ['api.localhost', '/'],
    ['cms.localhost', '/'],
    // No page has such an address: visitors are led to its canonical form first.
    ['localhost', '/DE-DE/'],
    ['localhost', '/en-de'],
    ['localhost', '/%00'],
  ])('nothing: %s%s', (host, path) => {
    expect(pageAt(host, path)).toBeUndefined()
  })
})
