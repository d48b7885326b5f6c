import { describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { securityHeaders } from './security-headers.ts'

const headersIn = (appEnv: string, more: Record<string, string> = {}) => {
  const env = readEnv({
    APP_ENV: appEnv,
    SITE_DOMAIN: 'feather.example',
    SECRET_KEY: 'x'.repeat(32),
    ...more,
  })
  const { content, hydrated, backOffice, data, file } = securityHeaders(env, buildHostTable(env))
  return { content, hydrated: hydrated('n'), backOffice: backOffice('n'), data, file }
}

const policyOf = (headers: Readonly<Record<string, string>>) =>
  new Map(
    headers['content-security-policy']?.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

test.each(['staging', 'production'])('%s is reached over TLS alone, for two years', (appEnv) => {
  for (const headers of Object.values(headersIn(appEnv))) {
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains/)
  }
  expect(policyOf(headersIn(appEnv).content).has('upgrade-insecure-requests')).toBe(true)
})

test('development is not: nothing there speaks TLS', () => {
  for (const headers of Object.values(headersIn('development'))) {
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(policyOf(headers).has('upgrade-insecure-requests')).toBe(false)
  }
})

describe('scripts', () => {
  const { content, hydrated, data, file } = headersIn('production')

  test('of content pages are our own files and nothing else', () => {
    expect(policyOf(content).get('script-src')).toBe("'self'")
  })

  test('of hydrated pages need the nonce', () => {
    expect(policyOf(hydrated).get('script-src')).toBe("'nonce-n' 'strict-dynamic'")
  })

  test('never run in data and files', () => {
    for (const headers of [data, file]) {
      expect(policyOf(headers).get('default-src')).toBe("'none'")
      expect(policyOf(headers).has('script-src')).toBe(false)
    }
  })

  test('of the tag manager and the chat are allowed where these are set', () => {
    const more = { GTM_ID: 'GTM-ABC123', INTERCOM_APP_ID: 'ab12cd34' }
    const { content } = headersIn('production', more)
    const [own, ...others] = policyOf(content).get('script-src')?.split(' ') ?? []
    expect(own).toBe("'self'")
    expect(others.length).toBeGreaterThan(1)
    for (const source of others) expect(source).toMatch(/^https:\/\/[a-z.]+$/)
  })
})

test('only our own back office may frame a page; nobody may frame data, or what customers act on', () => {
  const { content, backOffice, hydrated, data } = headersIn('production')
  for (const headers of [content, backOffice]) {
    expect(policyOf(headers).get('frame-ancestors')).toBe("'self' https://cms.feather.example")
  }
  for (const headers of [hydrated, data]) {
    expect(policyOf(headers).get('frame-ancestors')).toBe("'none'")
  }
})
