import { expect, test } from 'vitest'
import { localeAsked, localeInBytes } from './locale-asked.ts'

test.each([
  ['/fr-fr/%zz', { 'accept-language': 'de' }, 'fr-fr'],
  ['/en-es?%zz', { 'accept-language': 'de' }, 'en-es'],
  ['/%zz', { 'accept-language': 'de-AT,en;q=0.5' }, 'de-de'],
  ['/%zz', { 'accept-language': 'de', cookie: '_fili=es' }, 'es-es'],
  ['/xx-yy/blog', {}, 'en-de'],
  ['http://evil.example/fr-fr', {}, 'en-de'],
  ['*', {}, 'en-de'],
])('what is wrong at %s for a browser with %o is said in %s', (url, headers, locale) => {
  expect(localeAsked(url, headers)).toBe(locale)
})

test.each([
  ['GET /de-de/blog HTTP/1.1\r\nHost: localhost\r\nX-A: aaaa', 'de-de'],
  ['GET /blog HTTP/1.1\r\nHost: localhost\r\nACCEPT-LANGUAGE: fr-CA\r\nX-A: aaaa', 'fr-fr'],
  ['\x16\x03\x01\x02\x00\x01\x00', 'en-de'],
  ['', 'en-de'],
])('what cannot be read is answered in the language that still can be, in %j', (bytes, locale) => {
  expect(localeInBytes(Buffer.from(bytes, 'latin1'))).toBe(locale)
})
