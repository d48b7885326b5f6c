import { describe, expect, it } from 'vitest'
import { BLOG_CATEGORIES, BLOG_LOCALES, lifeInSlug } from './blog.ts'

describe('the blog', () => {
  it('has twelve categories', () => {
    expect(new Set(BLOG_CATEGORIES).size).toBe(12)
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
