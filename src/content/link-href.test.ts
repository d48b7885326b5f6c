import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { linkHref } from './link-href.ts'

const development = buildHostTable({ appEnv: 'development', port: 3000 })
const production = buildHostTable({
  appEnv: 'production',
  port: 3000,
  siteDomain: 'feather.example',
})

test.each([
  ['/support', 'en-de', '/support'],
  ['/support', 'es-es', '/es-es/support'],
  ['/', 'es-es', '/es-es'],
  ['app:/recommendation-tool', 'de-de', 'http://app.localhost:3000/recommendation-tool'],
  ['default:/blog', 'de-de', 'http://localhost:3000/de-de/blog'],
  ['business:/', 'en-de', 'http://business.localhost:3000/'],
  ['business@en-de:/cyber-insurance', 'es-es', 'http://business.localhost:3000/cyber-insurance'],
  ['default@fr-fr:/', 'de-de', 'http://localhost:3000/fr-fr'],
  ['https://other.example/page', 'fr-fr', 'https://other.example/page'],
] as const)('%s in %s leads to %s', (link, locale, href) => {
  expect(linkHref(link, development, locale)).toBe(href)
})

test('hosts are those of the installation', () => {
  expect(linkHref('app:/me/policies', production, 'en-de')).toBe(
    'https://app.feather.example/me/policies',
  )
})
