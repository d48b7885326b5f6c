import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import { type RequestFacts, requestFacts } from '../request-facts.ts'
import { chooseLanguage } from './choose-language.ts'

const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'feather.example', port: 3000 })

/** Where a page leads that was asked for in a locale, and the values of the cookies it sets. */
function choose(path: string, locale: Locale, method = 'GET') {
  const context = new RouterContextProvider()
  context.set(requestFacts, { hosts, locale, target: { kind: 'app' } } as unknown as RequestFacts)
  try {
    chooseLanguage(method, new URL(path, 'https://app.feather.example'), context)
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    const kept = answer.headers.getSetCookie().map((cookie) => /=(\w*)/.exec(cookie)?.[1])
    return `${answer.headers.get('location')} ${kept.join('-')}`
  }
  return undefined
}

test.each([
  ['/withdraw?lang=de', 'en-de', '/withdraw de-de'],
  ['/withdraw?lang=en-es', 'de-de', '/withdraw en-es'],
  [
    '/account/reset-password?code=a.B-c_9&lang=fr',
    'en-de',
    '/account/reset-password?code=a.B-c_9 fr-fr',
  ],
  // The language that is spoken already moves nobody to another country.
  ['/me?lang=en', 'en-es', '/me en-es'],
  ['/me?lang=%0D%0ASet-Cookie:x', 'en-es', '/me '],
  ['/me?lang=constructor', 'en-es', '/me '],
] as const)('%s, asked for in %s, leads to %s', (path, locale, led) => {
  expect(choose(path, locale)).toBe(led)
})

test('what is sent, and what names no language, goes on as it is', () => {
  expect(choose('/me?lang=de', 'en-de', 'POST')).toBeUndefined()
  expect(choose('/me?told=saved', 'en-de')).toBeUndefined()
})
