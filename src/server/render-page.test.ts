import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createRenderer } from './render-page.ts'
import type { PageFacts } from './request-facts-for.ts'

/** The smallest build: one address that answers as it is told. */
const answering = (init: ResponseInit) =>
  ({
    entry: { module: { default: () => new Response() } },
    routes: { root: { id: 'root', path: '', module: { loader: () => new Response('', init) } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    future: { v8_middleware: true },
    isSpaMode: false,
    ssr: true,
    publicPath: '/',
    basename: '/',
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }) as unknown as ServerBuild

const facts = (isForOnce: boolean) =>
  ({
    target: { kind: 'app' },
    cacheTags: new Set(),
    queryKeys: [],
    isForOnce: () => isForOnce,
  }) as unknown as PageFacts

test.each([
  ['a page', 'production', {}, false, true],
  ['a page whose sources may change', 'development', {}, false, false],
  ['a page that is not there', 'production', { status: 404 }, false, false],
  ['a page with a cookie', 'production', { headers: { 'set-cookie': 'a=b' } }, false, false],
  ['a page for one visitor', 'production', {}, true, false],
] as const)('whether %s is kept, in %s', async (_what, mode, init, isForOnce, mayBeKept) => {
  const { page } = createRenderer(answering(init), mode)
  const rendered = await page(new URL('http://localhost/'), facts(isForOnce))
  expect(rendered.mayBeKept).toBe(mayBeKept)
})

test('of several cookies each is passed on', async () => {
  const headers: [string, string][] = [
    ['set-cookie', 'language=de'],
    ['set-cookie', 'region=at'],
  ]
  const { page } = createRenderer(answering({ headers }), 'production')
  const rendered = await page(new URL('http://localhost/'), facts(false))
  expect(rendered.cookies).toEqual(['language=de', 'region=at'])
  expect(rendered.headers).not.toHaveProperty('set-cookie')
})
