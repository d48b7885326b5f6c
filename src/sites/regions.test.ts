import { describe, expect, it } from 'vitest'
import { firstLocaleOfCountry, LANGUAGES, parseLocale } from './locales.ts'
import { countryLabel, REGIONS, switcherRegions } from './regions.ts'

describe('the regions of the switcher', () => {
  it('stand in the order of the specification', () => {
    expect(switcherRegions('en').map(({ id }) => id)).toEqual(
      'de es fr be gr it mt nl se pt ie eu'.split(' '),
    )
  })

  it('offer two languages in Germany, Spain and France, and English elsewhere', () => {
    const languages = (id: string) =>
      REGIONS.find((region) => region.id === id)?.languages.map((language) => language)
    expect(languages('de')).toEqual(['en', 'de'])
    expect(languages('es')).toEqual(['en', 'es'])
    expect(languages('fr')).toEqual(['en', 'fr'])
    for (const id of 'be gr it mt nl se pt ie eu'.split(' ')) expect(languages(id)).toEqual(['en'])
  })

  it('lead to the locale of the region and language', () => {
    for (const region of switcherRegions('fr')) {
      for (const option of region.languages) {
        expect(parseLocale(option.locale)).toEqual({ language: option.id, country: region.id })
      }
    }
  })

  it('agree with the first locale of the country', () => {
    for (const { id, languages } of REGIONS) {
      expect(parseLocale(firstLocaleOfCountry(id)).language).toBe(languages[0])
    }
  })

  it('shrink to Germany when reduced', () => {
    expect(switcherRegions('de', { reduced: true })).toEqual(switcherRegions('de').slice(0, 1))
    expect(switcherRegions('de', { reduced: false })).toHaveLength(12)
  })
})

describe('labels', () => {
  it('name a region in the language of the visitor', () => {
    expect(LANGUAGES.map((language) => countryLabel('de', language))).toEqual([
      'Germany',
      'Deutschland',
      'Alemania',
      'Allemagne',
    ])
    expect(switcherRegions('es')[1]?.label).toBe('España')
  })

  it('name a language in itself, whoever reads', () => {
    for (const language of LANGUAGES) {
      const [germany, spain, france] = switcherRegions(language)
      expect(germany?.languages.map(({ label }) => label)).toEqual(['English', 'Deutsch'])
      expect(spain?.languages[1]?.label).toBe('Español')
      expect(france?.languages[1]?.label).toBe('Français')
    }
  })

  it('are unique within a language', () => {
    for (const language of LANGUAGES) {
      const labels = switcherRegions(language).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})
