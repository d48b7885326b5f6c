import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales.ts'
import { formatUid, isDeindexed, parseUid, UidError } from './uid.ts'

const noLocale = "The provided UID didn't contain a valid locale segment"
const noSegments = "The provided UID didn't contain any non-locale segments"

describe('parseUid', () => {
  it('finds locale and name', () => {
    expect(parseUid('en-de--main-navigation')).toEqual({
      locale: 'en-de',
      segments: ['main-navigation'],
      name: 'main-navigation',
    })
    expect(parseUid('es-es--blog--deindex--a')).toEqual({
      locale: 'es-es',
      segments: ['blog', 'deindex', 'a'],
      name: 'blog--deindex--a',
    })
  })

  it.each(['', 'main-navigation', 'de-es--footer', 'EN-DE--footer', 'en-de-footer', '--en-de'])(
    'refuses %j, which has no locale',
    (uid) => {
      expect(() => parseUid(uid)).toThrow(new UidError(noLocale))
    },
  )

  it.each(['en-de', 'en-de--', 'en-de----'])('refuses %j, which has nothing else', (uid) => {
    expect(() => parseUid(uid)).toThrow(new UidError(noSegments))
  })
})

describe('formatUid', () => {
  it('joins locale and segments', () => {
    expect(formatUid('en-de', 'footer')).toBe('en-de--footer')
    expect(formatUid('fr-fr', 'a', 'b')).toBe('fr-fr--a--b')
  })

  it('refuses what could not be parsed again', () => {
    expect(() => formatUid('en-de')).toThrow(new UidError(noSegments))
    expect(() => formatUid('en-de', '')).toThrow(new UidError(noSegments))
    expect(() => formatUid('en-de', 'a', '', 'b')).toThrow(/empty/)
    expect(() => formatUid('en-de', 'a-', 'b')).toThrow(/hyphen/)
    expect(() => formatUid('en-de', '-a')).toThrow(/hyphen/)
    // @ts-expect-error: not a locale
    expect(() => formatUid('en', 'a')).toThrow(/not supported/)
  })

  it('is undone by parsing', () => {
    const segment = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const segments = fc.array(segment, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), segments, (locale, parts) => {
        expect(parseUid(formatUid(locale, ...parts))).toMatchObject({ locale, segments: parts })
      }),
    )
  })
})

describe('the marker', () => {
  it.each([
    '/deindex/page',
    '/page--deindex',
    'en-de--deindex--page',
    '/a/deindex',
    '/deindex?a=b',
  ])('is seen in %s', (value) => {
    expect(isDeindexed(value)).toBe(true)
  })

  it.each(['/page', '/deindexed', '/no-deindex', '/page?x=/deindex', ''])(
    'is not seen in %j',
    (value) => {
      expect(isDeindexed(value)).toBe(false)
    },
  )
})
