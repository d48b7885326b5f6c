import { expect, test } from 'vitest'
import { isOwnPath } from '#content/collections/own-paths.ts'
import routes from '../routes.ts'
import { SITES } from '../sites/site-config.ts'

type Route = { path?: string | undefined; children?: Route[] | undefined }

/** The paths below the layout of a site, with something in place of their parameters. */
const pathsOf = (site: string) =>
  (routes as Route[])
    .filter(({ path }) => path === `~${site}/:locale`)
    .flatMap(({ children = [] }) => children.flatMap(pagesIn))
    .flatMap(({ path }) => (path && path !== '*' ? [`/${path.replace(/:\w+/g, 'some')}`] : []))

/** What stands between a layout and its pages has no path. */
function pagesIn(route: Route): Route[] {
  return route.path === undefined && route.children ? route.children.flatMap(pagesIn) : [route]
}

test.each(SITES)('no page of an editor hides behind a page of the product on %s', (site) => {
  const paths = pathsOf(site)
  expect(paths).toContain('/preview')
  expect(paths.filter((path) => !isOwnPath(site, path))).toEqual([])
})

test.each([
  '/api/orders',
  '/uploads/summer',
  '/assets/summer',
  '/og-image/home',
  '/papers/terms',
  '/keep-locale',
  '/healthz',
  '/readyz',
])('nor behind its files and its API, at %s', (path) => {
  expect(SITES.filter((site) => !isOwnPath(site, path))).toEqual([])
})

test.each(['/me', '/tk/offer', '/de-de', '/de-de/offer', '/xx-yy/offer'])(
  'nor where the address is read as a locale, at %s',
  (path) => {
    expect(SITES.filter((site) => !isOwnPath(site, path))).toEqual([])
  },
)

test.each([
  ['default', '/careers'],
  ['default', '/meat'],
  ['default', '/offer/de-de'],
  ['default', '/assets'],
  ['default', '/api'],
  ['default', '/blogs'],
  ['business', '/blog'],
  ['default', '/'],
] as const)('on %s an editor may have %s', (site, path) => {
  expect(isOwnPath(site, path)).toBe(false)
})
