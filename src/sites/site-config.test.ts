import { describe, expect, it } from 'vitest'
import { isBroker, isSite, SITE_LOCALES, SITES } from './site-config.ts'

describe('sites', () => {
  it('are the two variants and the four brokers', () => {
    expect(SITES).toEqual(['default', 'business', 'tk', 'aok', 'barmer', 'dak'])
    expect(SITES.filter(isBroker)).toEqual(['tk', 'aok', 'barmer', 'dak'])
  })

  it('of brokers speak of Germany alone', () => {
    expect(SITE_LOCALES.tk).toEqual(['en-de', 'de-de'])
    expect(SITE_LOCALES.business).toHaveLength(16)
  })
})

describe('isSite', () => {
  it.each(SITES)('knows %s', (site) => {
    expect(isSite(site)).toBe(true)
  })

  it.each([undefined, '', 'www', 'app', 'Default', 'constructor', 3])('knows no %j', (value) => {
    expect(isSite(value)).toBe(false)
  })
})
