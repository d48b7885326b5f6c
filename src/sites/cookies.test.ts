import { describe, expect, it } from 'vitest'
import {
  COOKIES,
  cookieAttributes,
  productDomain,
  TRACKING_PARAMETERS,
  UTM_KEYS,
} from './cookies.ts'
import { buildHostTable } from './hosts.ts'

const development = buildHostTable({ appEnv: 'development', port: 3000 })
const production = buildHostTable({
  appEnv: 'production',
  siteDomain: 'feather.example',
  port: 3000,
  brokerDomains: { tk: 'tk-advice.example' },
})

describe('cookies', () => {
  it('have the names of the specification', () => {
    expect(Object.values(COOKIES).map(({ name }) => name)).toEqual([
      '_fccs',
      '_fili',
      '_firi',
      '_fitt',
      'gclid',
      'faSID',
      'strapi_jwt',
      'feather_preview',
      'feather_draft',
      'feather_answer',
      '_fiss',
    ])
  })

  it('keep the consent for a year on the whole domain', () => {
    expect(cookieAttributes(production, 'consent', 'www.feather.example')).toEqual({
      name: '_fccs',
      path: '/',
      maxAge: 31_536_000,
      sameSite: 'lax',
      httpOnly: false,
      secure: true,
      domain: 'feather.example',
    })
  })

  it('keep the tracking record for thirty days', () => {
    const { maxAge, domain } = cookieAttributes(production, 'tracking', 'app.feather.example')
    expect({ maxAge, domain }).toEqual({ maxAge: 2_592_000, domain: 'feather.example' })
  })

  it('keep the content session on its host until the browser closes, away from scripts', () => {
    const session = cookieAttributes(production, 'contentSession', 'cms.feather.example')
    expect(session).toEqual({
      name: 'strapi_jwt',
      path: '/',
      maxAge: undefined,
      sameSite: 'lax',
      httpOnly: true,
      secure: true,
      domain: undefined,
    })
  })

  it('are open to scripts only where a script writes them', () => {
    const open = Object.values(COOKIES).filter(({ httpOnly }) => !httpOnly)
    expect(open.map(({ name }) => name)).toEqual(['_fccs', '_fili', '_firi', '_fitt', 'gclid'])
  })

  it('are neither secure nor shared in development', () => {
    for (const key of ['consent', 'tracking', 'locale'] as const) {
      expect(cookieAttributes(development, key, 'localhost')).toMatchObject({
        secure: false,
        domain: undefined,
      })
    }
  })
})

describe('the product domain', () => {
  it.each([
    ['feather.example', 'feather.example'],
    ['www.feather.example', 'feather.example'],
    ['tk-advice.example', undefined],
    ['notfeather.example', undefined],
  ])('for %s is %s', (host, domain) => {
    expect(productDomain(production, host)).toBe(domain)
  })
})

describe('tracking parameters', () => {
  it('are source, six utm keys and the click id', () => {
    expect(TRACKING_PARAMETERS.source).toBe('utm_source')
    expect(Object.keys(TRACKING_PARAMETERS)).toEqual(['source', ...UTM_KEYS, 'gclid'])
    for (const key of UTM_KEYS) expect(TRACKING_PARAMETERS[key]).toBe(key)
  })
})
