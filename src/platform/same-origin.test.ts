import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const own = 'https://www.feather.example'

test.each<[string, Record<string, string>, boolean]>([
  ['a form of the same page', { origin: own, 'sec-fetch-site': 'same-origin' }, true],
  ['an old browser, which names the origin only', { origin: own }, true],
  ['a browser that hides the origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['a browser that leaves the origin out', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another site in an old browser', { origin: 'https://evil.example' }, false],
  ['another host of ours', { origin: 'https://app.feather.example' }, false],
  ['another host of ours, by site', { origin: own, 'sec-fetch-site': 'same-site' }, false],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['a sandboxed frame in an old browser', { origin: 'null' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['the same host without encryption', { origin: 'http://www.feather.example' }, false],
  ['the same host on another port', { origin: `${own}:8443` }, false],
  ['an origin that only begins like ours', { origin: `${own}.evil.example` }, false],
  ['a program that says nothing', {}, false],
])('%s', (_who, headers, expected) => {
  expect(isSameOrigin(new Headers(headers), own)).toBe(expected)
})
