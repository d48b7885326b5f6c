import { expect, test } from 'vitest'
import { buildHostTable } from './hosts.ts'
import { tellLocale } from './tell-locale.ts'

const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'feather.example', port: 3000 })

test.each([
  ['https://app.feather.example/me/data', 'https://app.feather.example/me/data?lang=de'],
  [
    'https://health.feather.example/policies/resume?token=a.B-c_9#top',
    'https://health.feather.example/policies/resume?token=a.B-c_9&lang=de#top',
  ],
  ['https://app.feather.example/?lang=fr', 'https://app.feather.example/?lang=de'],
])('a page of the app is told: %s', (address, told) => {
  expect(tellLocale(hosts, address, 'de')).toBe(told)
})

test.each([
  'https://cms.feather.example/admin/calls',
  'https://feather.example/de-de',
  'https://app.feather.example.evil.example/',
  '',
])('elsewhere nothing is told: %s', (address) => {
  expect(tellLocale(hosts, address, 'de')).toBe(address)
})
