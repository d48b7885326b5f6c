import { describe, expect, it } from 'vitest'
import { nearestSwitchTarget, switchTarget } from './switch-target.ts'

describe('switchTarget', () => {
  it.each([
    ['en-de', '/', '/'],
    ['en-de', '/about-us', '/about-us'],
    ['de-de', '/', '/de-de'],
    ['en-es', '/about-us', '/en-es/about-us'],
    ['en-es', '/about-us?a=b#c', '/en-es/about-us?a=b#c'],
    ['en-es', '/?a=b', '/en-es?a=b'],
    ['en-de', '/?a=b', '/?a=b'],
  ] as const)('%s of %s is %s', (locale, path, expected) => {
    expect(switchTarget(locale, path)).toBe(expected)
  })
})

describe('nearestSwitchTarget', () => {
  it('stays on the page where it exists, with its query', () => {
    expect(
      nearestSwitchTarget({ site: 'default', locale: 'es-es', path: '/life-insurance?age=30' }),
    ).toEqual({
      href: '/es-es/life-insurance?age=30',
      locale: 'es-es',
      path: '/life-insurance',
      moved: false,
    })
  })

  it('goes to the parent, then home, and says so', () => {
    expect(
      nearestSwitchTarget({
        site: 'default',
        locale: 'en-mt',
        path: '/health-insurance/public/tk',
      }),
    ).toEqual({
      href: '/en-mt/health-insurance',
      locale: 'en-mt',
      path: '/health-insurance',
      moved: true,
    })
    expect(
      nearestSwitchTarget({ site: 'default', locale: 'en-mt', path: '/bike-insurance?a=b' }),
    ).toEqual({ href: '/en-mt', locale: 'en-mt', path: '/', moved: true })
  })

  it('believes the page about where it exists, also where the table leaves it open', () => {
    const article = { site: 'default', locale: 'de-de', path: '/blog/some-article' } as const
    expect(nearestSwitchTarget(article)).toMatchObject({ href: '/de-de/blog', moved: true })
    expect(nearestSwitchTarget({ ...article, existsIn: ['en-de', 'de-de'] })).toMatchObject({
      href: '/de-de/blog/some-article',
      moved: false,
    })
    const campaign = { site: 'default', locale: 'de-de', path: '/campaign' } as const
    expect(nearestSwitchTarget(campaign)).toMatchObject({ href: '/de-de', moved: true })
    expect(nearestSwitchTarget({ ...campaign, existsIn: ['de-de'] })).toMatchObject({
      href: '/de-de/campaign',
      moved: false,
    })
    const unpublished = { site: 'default', locale: 'es-es', path: '/life-insurance' } as const
    expect(nearestSwitchTarget({ ...unpublished, existsIn: ['en-de'] })).toMatchObject({
      href: '/es-es',
      moved: true,
    })
  })

  it('never believes that a page exists where the table excludes it', () => {
    expect(
      nearestSwitchTarget({
        site: 'default',
        locale: 'de-de',
        path: '/careers',
        existsIn: ['de-de'],
      }),
    ).toMatchObject({ href: '/de-de', moved: true })
  })

  it('falls back to the default locale on a site that lacks the chosen one', () => {
    expect(nearestSwitchTarget({ site: 'tk', locale: 'en-es', path: '/contact' })).toEqual({
      href: '/',
      locale: 'en-de',
      path: '/',
      moved: true,
    })
  })
})
