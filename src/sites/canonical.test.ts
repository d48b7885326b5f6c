import { describe, expect, it } from 'vitest'
import { alternates, canonicalUrl } from './canonical.ts'
import { buildHostTable } from './hosts.ts'
import { LOCALES, type Locale } from './locales.ts'

const table = buildHostTable({ appEnv: 'production', siteDomain: 'feather.example', port: 3000 })
const www = 'https://www.feather.example'

function hrefs(path: string, locales?: readonly Locale[], locale = locales?.[0] ?? 'en-de') {
  const entries = alternates(table, { site: 'default', locale, path, locales })
  return Object.fromEntries(entries.map(({ hreflang, href }) => [hreflang, href]))
}

describe('canonicalUrl', () => {
  it.each([
    ['default', 'en-de', '/', `${www}/`],
    ['default', 'en-de', '/about-us', `${www}/about-us`],
    ['default', 'de-de', '/', `${www}/de-de`],
    ['business', 'de-de', '/about-us', 'https://business.feather.example/de-de/about-us'],
    ['tk', 'en-de', '/contact', 'https://tk.feather.example/contact'],
  ] as const)('%s %s %s', (site, locale, path, expected) => {
    expect(canonicalUrl(table, { site, locale, path })).toBe(expected)
  })
})

describe('alternates', () => {
  it('list the locales of the table, the languages and the default', () => {
    expect(hrefs('/become-a-partner')).toEqual({
      'en-de': `${www}/become-a-partner`,
      'de-de': `${www}/de-de/become-a-partner`,
      'en-es': `${www}/en-es/become-a-partner`,
      en: `${www}/become-a-partner`,
      de: `${www}/de-de/become-a-partner`,
      'x-default': `${www}/become-a-partner`,
    })
  })

  it('take the main locale of each language', () => {
    expect(hrefs('/about-us')).toMatchObject({
      en: `${www}/about-us`,
      de: `${www}/de-de/about-us`,
      es: `${www}/es-es/about-us`,
      fr: `${www}/fr-fr/about-us`,
    })
  })

  it('never name eu, which is no region code', () => {
    expect(Object.keys(hrefs('/about-us'))).toHaveLength(LOCALES.length - 1 + 4 + 1)
    expect(hrefs('/about-us')).not.toHaveProperty('en-eu')
    expect(hrefs('/page', ['en-eu'])).toEqual({ en: `${www}/en-eu/page` })
  })

  it('are the same on every version, and none on one that they do not name', () => {
    const german = hrefs('/about-us', LOCALES, 'de-de')
    expect(german).toEqual(hrefs('/about-us', LOCALES, 'en-it'))
    expect(hrefs('/about-us', LOCALES, 'en-eu')).toEqual({})
  })

  it('take the first locale of a language when the main one is missing, and no default', () => {
    expect(hrefs('/page', ['en-it', 'en-es'])).toEqual({
      'en-es': `${www}/en-es/page`,
      'en-it': `${www}/en-it/page`,
      en: `${www}/en-es/page`,
    })
  })

  it('follow the published locales where the table leaves them open', () => {
    expect(hrefs('/nothing')).toEqual({})
    expect(Object.keys(hrefs('/campaign', ['de-de']))).toEqual(['de-de', 'de'])
  })
})
