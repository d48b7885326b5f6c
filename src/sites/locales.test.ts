import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  assertLocale,
  type Country,
  DEFAULT_LOCALE,
  findLocale,
  firstLocaleOfCountry,
  isCountry,
  isLanguage,
  isLocale,
  LANGUAGES,
  LOCALES,
  LocaleError,
  localesOfCountry,
  MAIN_LOCALE_OF_LANGUAGE,
  parseLocale,
} from './locales.ts'

describe('the list of locales', () => {
  it('is that of the specification, in its order', () => {
    expect(LOCALES.join(' ')).toBe(
      'en-de de-de en-es es-es en-fr fr-fr en-nl en-it en-be en-se en-mt en-ie en-gr en-pt en-hu en-eu',
    )
    expect(DEFAULT_LOCALE).toBe('en-de')
    expect(LANGUAGES).toEqual(['en', 'de', 'es', 'fr'])
  })

  it('names the countries as a type', () => {
    expectTypeOf<'hu'>().toExtend<Country>()
    expectTypeOf<'at'>().not.toExtend<Country>()
  })
})

describe('assertLocale', () => {
  it.each(LOCALES)('accepts %s', (locale) => {
    expect(() => assertLocale(locale)).not.toThrow()
  })

  it.each([
    [undefined, 'not-defined', /not defined/],
    [null, 'not-defined', /not defined/],
    [12, 'not-a-string', /must be a string.*number/],
    [['en-de'], 'not-a-string', /must be a string.*object/],
    ['', 'not-supported', /"" is not supported; use one of en-de,/],
    ['EN-DE', 'not-supported', /"EN-DE" is not supported/],
    ['de-es', 'not-supported', /"de-es" is not supported/],
    ['toString', 'not-supported', /"toString" is not supported/],
  ])('refuses %j as %s', (value, problem, message) => {
    const act = () => assertLocale(value)
    expect(act).toThrow(LocaleError)
    expect(act).toThrow(message)
    expect(act).toThrow(expect.objectContaining({ problem }))
  })

  it('does not repeat an endless value in its message', () => {
    expect(() => assertLocale('x'.repeat(10_000))).toThrow(/^.{0,250}$/)
  })
})

describe('parts of a locale', () => {
  it('are its language and country', () => {
    expect(parseLocale('es-es')).toEqual({ language: 'es', country: 'es' })
    expect(parseLocale('en-eu')).toEqual({ language: 'en', country: 'eu' })
  })

  it('make the locale again, and no other', () => {
    for (const locale of LOCALES) {
      const { language, country } = parseLocale(locale)
      expect(findLocale(language, country)).toBe(locale)
    }
    expect(findLocale('de', 'es')).toBeUndefined()
    expect(findLocale('__proto__', '')).toBeUndefined()
  })

  it('are told from other words', () => {
    expect([isLanguage('fr'), isLanguage('it'), isLanguage(undefined)]).toEqual([
      true,
      false,
      false,
    ])
    expect([isCountry('hu'), isCountry('us'), isCountry('constructor')]).toEqual([
      true,
      false,
      false,
    ])
    expect([isLocale('en-hu'), isLocale('hu'), isLocale(7)]).toEqual([true, false, false])
  })
})

describe('the locales of a country', () => {
  it('begin with English', () => {
    expect(localesOfCountry('de')).toEqual(['en-de', 'de-de'])
    expect(localesOfCountry('mt')).toEqual(['en-mt'])
    expect(firstLocaleOfCountry('de')).toBe('en-de')
    expect(firstLocaleOfCountry('fr')).toBe('en-fr')
    expect(firstLocaleOfCountry('hu')).toBe('en-hu')
  })

  it('have a main one for each language', () => {
    for (const language of LANGUAGES) {
      expect(parseLocale(MAIN_LOCALE_OF_LANGUAGE[language]).language).toBe(language)
    }
  })
})
