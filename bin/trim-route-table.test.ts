import { expect, test } from 'vitest'
import { withoutContent } from './trim-route-table.ts'

test('content pages are taken out of the table of routes, and nothing else', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root', path: '~default/:locale' },
    home: { id: 'home', parentId: 'site' },
    layout: { id: 'layout', parentId: 'root' },
    policies: { id: 'policies', parentId: 'layout', path: 'me/policies' },
  }
  const table = { version: '1', entry: { module: '/entry.js' }, routes }
  const written = withoutContent(`window.__reactRouterManifest=${JSON.stringify(table)};`)
  const { site: _site, home: _home, ...others } = routes
  expect(written).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...table, routes: others })};`,
  )
})
