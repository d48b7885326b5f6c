import { describe, expect, it } from 'vitest'
import { appLocale } from './app-locale.ts'

describe('the locale of the app', () => {
  it.each([
    ['nothing known', {}, 'en-de'],
    ['language and region chosen', { cookie: 'a=b; _fili=en; _firi=es' }, 'en-es'],
    ['a language alone', { cookie: '_fili=fr' }, 'fr-fr'],
    ['a pair that is no locale', { cookie: '_fili=de; _firi=se' }, 'de-de'],
    ['a broken choice', { cookie: '_fili=xx; _firi=de', 'accept-language': 'es' }, 'es-es'],
    [
      'a choice against the browser',
      { cookie: '_fili=de; _firi=de', 'accept-language': 'fr' },
      'de-de',
    ],
    ['weights', { 'accept-language': 'pt-BR, en;q=0.5, de-AT;q=0.9, fr;q=0' }, 'de-de'],
    ['a language that we do not speak', { 'accept-language': 'ja' }, 'en-de'],
    ['nonsense', { 'accept-language': ';;q=,,;q=a;de' }, 'en-de'],
  ])('with %s', (_, headers, expected) => {
    expect(appLocale(headers)).toBe(expected)
  })
})
