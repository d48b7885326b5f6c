import { describe, expect, it } from 'vitest'
import { BLOG_CATEGORIES, BLOG_LOCALES, LIFE_IN_SECTIONS, lifeInSlug } from './blog.ts'

describe('the blog', () => {
  it('has the twelve categories of the specification', () => {
    expect(BLOG_CATEGORIES.join(' ')).toBe(
      'health-insurance bike-insurance dental-insurance disability-insurance ' +
        'household-contents-insurance legal-insurance liability-insurance life-insurance ' +
        'pension-insurance pet-insurance travel-insurance policy-guides',
    )
  })

  it('has the seven sections of the specification', () => {
    expect(LIFE_IN_SECTIONS.map(({ country, slug }) => `${country} ${slug}`)).toEqual([
      'de life-in-germany',
      'es life-in-spain',
      'nl life-in-netherlands',
      'fr life-in-france',
      'it life-in-italy',
      'be life-in-belgium',
      'se life-in-sweden',
    ])
  })

  it('exists where a country has its own section', () => {
    expect(BLOG_LOCALES.join(' ')).toBe(
      'en-de de-de en-es es-es en-fr fr-fr en-nl en-it en-be en-se',
    )
  })

  it('has a section for each of those countries and no other', () => {
    expect(lifeInSlug('de-de')).toBe('life-in-germany')
    expect(lifeInSlug('en-se')).toBe('life-in-sweden')
    expect(lifeInSlug('en-mt')).toBeUndefined()
    expect(lifeInSlug('en-eu')).toBeUndefined()
  })
})
