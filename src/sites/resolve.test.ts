import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalUrl } from './canonical.ts'
import { buildHostTable } from './hosts.ts'
import { innerPath } from './inner-path.ts'
import { LOCALES } from './locales.ts'
import { splitQuery } from './request-path.ts'
import { type Resolution, resolve } from './resolve.ts'
import { ROUTES } from './routes.ts'
import { SITE_LOCALES, SITES } from './site-config.ts'
import { switchTarget } from './switch-target.ts'
import { fixedRoutes } from './test-fixed-routes.ts'

const table = buildHostTable({
  appEnv: 'production',
  siteDomain: 'feather.example',
  port: 3000,
  brokerDomains: { tk: 'tk-advice.example' },
})

const hosts = {
  default: 'www.feather.example',
  business: 'business.feather.example',
  tk: 'tk-advice.example',
} as const

function ask(path: string, host: string | undefined = hosts.default) {
  return resolve(table, { host, path })
}

function innerPathOf(target: Resolution): string | undefined {
  return target.kind === 'content' ? innerPath(target) : undefined
}

function redirectTo(location: string) {
  return { kind: 'redirect', status: 308, location }
}

describe('content pages', () => {
  it('are told by site, locale and path', () => {
    expect(ask('/household-insurance?a=B%zz')).toEqual({
      kind: 'content',
      site: 'default',
      locale: 'en-de',
      path: '/household-insurance',
      route: expect.objectContaining({ id: 'household-insurance' }),
    })
  })

  it.each([
    [hosts.default, '/', '/~default/en-de'],
    [hosts.default, '/de-de', '/~default/de-de'],
    [hosts.default, '/es-es/life-insurance', '/~default/es-es/life-insurance'],
    [hosts.business, '/', '/~business/en-de'],
    [hosts.business, '/en-mt/about-us', '/~business/en-mt/about-us'],
    [hosts.tk, '/contact', '/~tk/en-de/contact'],
    [hosts.tk, '/de-de', '/~tk/de-de'],
    ['aok.feather.example:443', '/', '/~aok/en-de'],
    ['WWW.FEATHER.EXAMPLE.', '/', '/~default/en-de'],
    [hosts.default, '/robots.txt', '/~default/en-de/robots.txt'],
    [hosts.default, '/Files/Report.PDF', '/~default/en-de/Files/Report.PDF'],
  ])('%s%s is %s', (host, path, inner) => {
    expect(innerPathOf(ask(path, host))).toBe(inner)
  })

  it('may be unknown to the table, because editors add pages', () => {
    expect(ask('/campaign')).toMatchObject({ kind: 'content', route: undefined })
    expect(ask('/fr-fr/campaign')).toMatchObject({ kind: 'content', locale: 'fr-fr' })
  })

  it('cannot be asked for by their inner path', () => {
    expect(innerPathOf(ask('/~business/en-de/about-us'))).toBe(
      '/~default/en-de/~business/en-de/about-us',
    )
  })
})

describe('redirects', () => {
  it.each([
    ['/en-de', '/'],
    ['/en-de/', '/'],
    ['/en-de/about-us', '/about-us'],
    ['/EN-DE/About-Us/?Q=/A/', '/about-us?Q=/A/'],
    ['/en-es/', '/en-es'],
    ['/About-Us', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/about-us/?', '/about-us?'],
    ['/%61bout-us', '/about-us'],
    ['/EN-ES/Files/Report.PDF', '/en-es/Files/Report.PDF'],
    ['/en-de/Files/Report.PDF', '/Files/Report.PDF'],
    ['/es/household-insurance', '/en-es/household-insurance'],
    ['/ES/Household-Insurance/?a=b', '/en-es/household-insurance?a=b'],
    ['/de/household-insurance', '/household-insurance'],
    ['/eu/life-insurance', '/en-eu/life-insurance'],
    ['/hu/travel-insurance', '/en-hu/travel-insurance'],
    ['/fr/health-insurance/expat/short-term', '/en-fr/health-insurance/expat/short-term'],
  ])('%s leads to %s', (path, location) => {
    expect(ask(path)).toEqual(redirectTo(location))
  })

  it('lead from the bare domain to www, and put right everything else on the way', () => {
    expect(ask('/', 'feather.example')).toEqual(redirectTo('https://www.feather.example/'))
    expect(ask('/EN-DE/About-Us/?a=b', 'Feather.example')).toEqual(
      redirectTo('https://www.feather.example/about-us?a=b'),
    )
    expect(ask('/contact', 'www.tk-advice.example')).toEqual(
      redirectTo('https://tk-advice.example/contact'),
    )
  })
})

describe('pages that do not exist', () => {
  it.each([
    ['/xx-yy', 'en-de', 'unknown-locale', '/'],
    ['/de-at/about-us', 'de-de', 'unknown-locale', '/about-us'],
    ['/es-mx', 'es-es', 'unknown-locale', '/'],
    ['/FR-CA/', 'fr-fr', 'unknown-locale', '/'],
    ['/es', 'en-es', 'unknown-locale', '/'],
    ['/es/about-us', 'en-es', 'unknown-locale', '/about-us'],
    ['/us/household-insurance', 'en-de', 'unknown-locale', '/household-insurance'],
    ['/en-de/en-es/about-us', 'en-de', 'unknown-locale', '/en-es/about-us'],
    ['/en-es/es/household-insurance', 'en-es', 'unknown-locale', '/es/household-insurance'],
    ['/de-de/careers', 'de-de', 'not-here', '/careers'],
    ['/De-De/Careers/', 'de-de', 'not-here', '/careers'],
    ['/es-es/how-feather-is-different', 'es-es', 'not-here', '/how-feather-is-different'],
    ['/en-mt/blog', 'en-mt', 'not-here', '/blog'],
    ['/blog/life-in-spain', 'en-de', 'not-here', '/blog/life-in-spain'],
    ['/contact', 'en-de', 'not-here', '/contact'],
  ])('%s is missed in %s: %s', (path, locale, reason, missed) => {
    const place = { site: 'default', locale, path: missed }
    expect(ask(path)).toEqual({ kind: 'not-found', reason, ...place })
  })

  it('may exist on another site', () => {
    const missed = { kind: 'not-found', reason: 'not-here' }
    expect(ask('/careers', hosts.business)).toMatchObject({ ...missed, site: 'business' })
    expect(ask('/household-insurance', hosts.tk)).toMatchObject({ ...missed, site: 'tk' })
    expect(ask('/es/household-insurance', hosts.business)).toMatchObject({ kind: 'not-found' })
  })

  it('are missed in a locale that the site has', () => {
    expect(ask('/en-es/contact', hosts.tk)).toMatchObject({ kind: 'not-found', locale: 'en-de' })
    expect(ask('/fr-ca', hosts.tk)).toMatchObject({ kind: 'not-found', locale: 'en-de' })
    expect(ask('/de-at', hosts.tk)).toMatchObject({ kind: 'not-found', locale: 'de-de' })
  })

  it('do not include words that only resemble a locale', () => {
    for (const path of ['/abc', '/en-dee', '/en_de', '/e-d', '/en-de.txt', '/a']) {
      expect(ask(path).kind, path).toBe('content')
    }
  })
})

describe('other hosts', () => {
  it.each(['app', 'health', 'api', 'cms'])('%s reads its path by itself', (role) => {
    expect(ask('/EN-DE/Some/Path/?a=b', `${role}.feather.example`)).toEqual({
      kind: role,
      path: '/EN-DE/Some/Path/',
    })
  })

  it.each([undefined, '', 'evil.example', 'www.feather.example.evil.example', 'a b'])(
    '%j is unknown',
    (host) => {
      expect(resolve(table, { host, path: '/../' })).toEqual({ kind: 'unknown-host' })
    },
  )

  it('refuse unsound paths like the sites do', () => {
    for (const host of ['app.feather.example', 'feather.example', hosts.default]) {
      expect(ask('/%2e%2e/secret', host)).toEqual({ kind: 'bad-request', reason: 'dot-segment' })
      expect(ask('//evil.example', host)).toEqual({ kind: 'bad-request', reason: 'double-slash' })
    }
  })
})

describe('for any request', () => {
  const anyHost = fc.oneof(
    fc.constantFrom(...table.byHost.keys()),
    fc.constantFrom('feather.example', 'WWW.Feather.Example.:80', undefined),
    fc.string(),
  )
  const piece = fc.oneof(
    fc.constantFrom(...LOCALES, 'de', 'es', 'EN-DE', 'xx-yy', '~default', '..', '%2e', '%2F', ''),
    fc.constantFrom(...ROUTES.map(({ path }) => path.slice(1))),
    fc.constantFrom('Household-Insurance', 'File.PDF', 'caf%c3%a9', '%41', '%', 'About-Us'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const anyPath = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.constantFrom('', '/', '?', '/?A=%zz&b=/C/'))
    .map(([pieces, end]) => `/${pieces.join('/')}${end}`)

  it('never throws', () => {
    fc.assert(
      fc.property(anyHost, fc.oneof(anyPath, fc.string({ unit: 'binary' })), (host, path) => {
        expect(resolve(table, { host, path }).kind).toBeTypeOf('string')
      }),
      { numRuns: 1000 },
    )
  })

  it('redirects once, to a page, with the same query', () => {
    let redirects = 0
    fc.assert(
      fc.property(anyHost, anyPath, (host, path) => {
        const first = resolve(table, { host, path })
        if (first.kind !== 'redirect') return
        redirects++
        const target = new URL(first.location, 'https://www.feather.example')
        const absolute = first.location.startsWith('https://')
        const next = resolve(table, {
          host: absolute ? target.host : host,
          path: absolute ? first.location.slice(target.origin.length) : first.location,
        })
        expect(next.kind).toBe('content')
        expect(splitQuery(first.location).query).toBe(splitQuery(path).query)
      }),
      { numRuns: 3000 },
    )
    expect(redirects).toBeGreaterThan(50)
  })

  it('gives the renderer a path that says the same', () => {
    fc.assert(
      fc.property(anyHost, anyPath, (host, path) => {
        const page = resolve(table, { host, path })
        if (page.kind !== 'content') return
        const { site, locale, path: inner } = page
        const rest = inner === '/' ? '' : inner
        expect(innerPath(page)).toBe(`/~${site}/${locale}${rest}`)
        expect(SITE_LOCALES[site]).toContain(locale)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('every page of the table', () => {
  it('is found at its canonical address and at its switch target', () => {
    for (const site of SITES) {
      for (const locale of SITE_LOCALES[site]) {
        for (const { path } of fixedRoutes(site, locale)) {
          const { host, pathname } = new URL(canonicalUrl(table, { site, locale, path }))
          const expected = { kind: 'content', site, locale, path }
          expect(resolve(table, { host, path: pathname })).toMatchObject(expected)
          const switched = switchTarget(locale, path)
          expect(resolve(table, { host, path: switched })).toMatchObject(expected)
        }
      }
    }
  })

  it('is missed wherever the table does not have it', () => {
    for (const site of SITES) {
      for (const locale of LOCALES) {
        const here = new Set(fixedRoutes(site, locale).map(({ path }) => path))
        for (const { path } of ROUTES) {
          if (here.has(path) || path.endsWith(':slug')) continue
          const request = { host: table.hosts[site], path: switchTarget(locale, path) }
          expect(resolve(table, request).kind, `${site} ${locale} ${path}`).toBe('not-found')
        }
      }
    }
  })
})
