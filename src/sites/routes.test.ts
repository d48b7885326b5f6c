import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales.ts'
import { availability, findRoute, isPattern, localesOfPath, ROUTES, routeById } from './routes.ts'
import { SITE_LOCALES, SITES } from './site-config.ts'
import { fixedRoutes } from './test-fixed-routes.ts'

const allLocales = [...LOCALES]

describe('the table', () => {
  it('holds every marketing path of the specification', () => {
    const paths = `
      /household-insurance /legal-insurance /personal-liability-insurance /dental-insurance
      /bike-insurance /life-insurance /disability-insurance /dog-liability-insurance
      /professional-liability-insurance /travel-insurance /pet-health-insurance
      /pension-insurance /pension-insurance/basis /general-liability-insurance /cyber-insurance
      /health-insurance /health-insurance/public /health-insurance/public/tk
      /health-insurance/public/students /health-insurance/private /health-insurance/expat
      /health-insurance/expat/short-term /health-insurance/expat/long-term
      /company-health-insurance /company-pension /company-travel-insurance
      /company-life-insurance /impressum /privacy-policy /terms-and-conditions
      /security/vulnerability-disclosure-policy /accessibility /business /press /support / /blog
      /blog/category/policy-guides /blog/life-in-netherlands /how-feather-is-different /careers
      /about-us /feather-in-depth /become-a-partner /insurer`
    for (const path of paths.trim().split(/\s+/)) {
      expect(findRoute('default', path), path).toMatchObject({ path })
    }
  })

  it('names each row once, and each path once on a site', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length)
    for (const site of SITES) {
      const paths = ROUTES.filter(({ sites }) => sites.includes(site)).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('is written in canonical spelling', () => {
    for (const { path } of ROUTES) expect(path).toMatch(/^\/$|^(\/[a-z-]+)+(\/:slug)?$/)
  })

  it('has a home, an imprint and a privacy policy wherever it has any page', () => {
    for (const site of SITES) {
      for (const locale of SITE_LOCALES[site]) {
        for (const path of ['/', '/impressum', '/privacy-policy']) {
          expect(availability(site, locale, path), `${site} ${locale} ${path}`).toBe('listed')
        }
      }
    }
  })

  it('has regional forms of the four landing pages of the specification', () => {
    expect(ROUTES.filter(({ regional }) => regional).map(({ path }) => path)).toEqual([
      '/household-insurance',
      '/life-insurance',
      '/travel-insurance',
      '/health-insurance/expat/short-term',
    ])
  })
})

describe('locales of the pages', () => {
  it.each([
    ['/careers', ['en-de']],
    ['/press', ['en-de']],
    ['/feather-in-depth', ['en-de']],
    ['/become-a-partner', ['en-de', 'de-de', 'en-es']],
    ['/insurer', ['en-de', 'en-es', 'en-fr']],
    ['/about-us', allLocales],
    ['/support', allLocales],
    ['/how-feather-is-different', allLocales.filter((l) => l !== 'es-es' && l !== 'fr-fr')],
    ['/health-insurance/public', ['en-de', 'de-de']],
    ['/household-insurance', allLocales],
    ['/blog/life-in-spain', ['en-es', 'es-es']],
    ['/blog/some-article', allLocales.slice(0, 10)],
    ['/nothing', []],
  ])('%s on the personal site', (path, locales) => {
    expect(localesOfPath('default', path)).toEqual(locales)
  })

  it('are those of the site where it has fewer', () => {
    expect(localesOfPath('tk', '/impressum')).toEqual(['en-de', 'de-de'])
    expect(localesOfPath('business', '/about-us')).toEqual(allLocales)
    expect(localesOfPath('business', '/careers')).toEqual([])
  })
})

describe('the business site', () => {
  it('has its own pages in Germany', () => {
    expect(fixedRoutes('business', 'en-de').map(({ path }) => path)).toEqual([
      '/',
      '/professional-liability-insurance',
      '/general-liability-insurance',
      '/cyber-insurance',
      '/company-health-insurance',
      '/company-pension',
      '/company-travel-insurance',
      '/company-life-insurance',
      '/impressum',
      '/privacy-policy',
      '/terms-and-conditions',
      '/security/vulnerability-disclosure-policy',
      '/introductory-information',
      '/accessibility',
      '/about-us',
    ])
  })

  it('has no products elsewhere', () => {
    const kinds = fixedRoutes('business', 'en-mt').map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['home', 'legal', 'company']))
  })
})

describe('availability', () => {
  it.each([
    ['default', 'en-de', '/careers', 'listed'],
    ['default', 'de-de', '/careers', 'absent'],
    ['default', 'de-de', '/careers/engineer', 'absent'],
    ['business', 'en-de', '/careers', 'absent'],
    ['business', 'en-de', '/blog/article', 'absent'],
    ['default', 'en-se', '/blog/article', 'listed'],
    ['default', 'en-mt', '/blog/article', 'absent'],
    ['default', 'en-de', '/campaign', 'unlisted'],
    ['default', 'en-de', '/blog/article/comments', 'unlisted'],
    ['tk', 'de-de', '/contact', 'listed'],
    ['tk', 'en-es', '/contact', 'absent'],
    ['tk', 'en-es', '/campaign', 'absent'],
  ] as const)('%s %s %s is %s', (site, locale, path, expected) => {
    expect(availability(site, locale, path)).toBe(expected)
  })
})

describe('rows', () => {
  it('are found by name', () => {
    expect(routeById('basis-pension-insurance').path).toBe('/pension-insurance/basis')
    expect(routeById('blog-category-pet-insurance').path).toBe('/blog/category/pet-insurance')
    // @ts-expect-error: a name that no row has
    expect(() => routeById('nothing')).toThrow('nothing')
  })

  it('with a placeholder match one segment and belong to no sitemap', () => {
    expect(findRoute('default', '/careers/engineer')?.id).toBe('job')
    expect(fixedRoutes('default', 'en-de').some(isPattern)).toBe(false)
    expect(ROUTES.filter(isPattern).map(({ id }) => id)).toEqual([
      'job',
      'support-article',
      'support-topic',
      'support-product',
      'blog-article',
    ])
  })
})
