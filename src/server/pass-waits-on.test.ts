import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { passWaitsOn } from './pass-waits-on.ts'

const tooOften = { status: 429, headers: { 'retry-after': '900' } }
const page = () => null
const modules = {
  read: { default: page, loader: () => data(null, tooOften) },
  sent: { default: page, loader: () => data(null), action: () => data(null, tooOften) },
  thrown: {
    default: page,
    action: () => {
      throw data(null, tooOften)
    },
  },
  fine: { default: page, action: () => data(null) },
}

const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response('', { status, headers }),
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: page, ErrorBoundary: page } },
    ...Object.fromEntries(
      Object.entries(modules).map(([id, module]) => [
        id,
        { id, parentId: 'root', path: id, module },
      ]),
    ),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: { v8_middleware: true },
  isSpaMode: false,
  ssr: true,
  publicPath: '/',
  basename: '/',
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild
const handle = createRequestHandler(passWaitsOn(build), 'production')

test.each([
  ['read', 'GET', '900'],
  ['sent', 'POST', '900'],
  ['thrown', 'POST', '900'],
  ['fine', 'POST', null],
])('what is %s says how long to wait, as a page and to the router', async (path, method, wait) => {
  for (const form of [path, `${path}.data`]) {
    const request = new Request(`http://localhost/${form}`, { method })
    const answer = await handle(request, new RouterContextProvider())
    expect([form, answer.headers.get('retry-after')]).toEqual([form, wait])
  }
})
