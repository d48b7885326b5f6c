import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { OTHER } from './countable-page.ts'
import { ReferrerHosts } from './referrer-hosts.ts'

const hosts = buildHostTable({ appEnv: 'production', port: 443, siteDomain: 'feather.example' })

test.each([
  ['', ''],
  ['www.feather.example', ''],
  ['feather.example', ''],
  ['app.feather.example', ''],
  ['www.Search.example', 'search.example'],
  ['news.example.org', 'news.example.org'],
  ['192.168.0.1', OTHER],
  ['localhost', OTHER],
  ['a..b', OTHER],
  ['<script>.example', OTHER],
  [`${'a.'.repeat(130)}com`, OTHER],
])('%.40s is counted as "%s"', (given, name) => {
  expect(new ReferrerHosts(hosts).nameOf(given, '2026-11-15')).toBe(name)
})

test('only so many hosts are told apart on a day', () => {
  const referrers = new ReferrerHosts(hosts, 2)
  const names = (day: string) =>
    ['a.example', 'b.example', 'c.example', 'a.example'].map((host) => referrers.nameOf(host, day))
  expect(names('2026-11-15')).toEqual(['a.example', 'b.example', OTHER, 'a.example'])
  expect(referrers.nameOf('c.example', '2026-11-16')).toBe('c.example')
})
