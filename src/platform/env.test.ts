import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const production = {
  APP_ENV: 'production',
  SITE_DOMAIN: 'example.com',
  SECRET_KEY: 'x'.repeat(32),
}

const problemsOf = (source: Record<string, string | undefined>) => {
  try {
    readEnv(source)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

describe('readEnv', () => {
  test('refuses an undefined APP_ENV by name', () => {
    expect(problemsOf({})).toEqual([expect.stringMatching(/^APP_ENV must be defined/)])
    expect(problemsOf({ APP_ENV: '' })).toEqual([expect.stringMatching(/^APP_ENV must be defined/)])
  })

  test('refuses an APP_ENV that does not exist', () => {
    expect(problemsOf({ APP_ENV: 'test' })).toEqual([expect.stringContaining('not "test"')])
  })

  test('needs nothing else in development', () => {
    expect(readEnv({ APP_ENV: 'development' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteDomain: 'localhost',
      brokerDomains: { tk: undefined },
      databaseUrl: undefined,
      trustProxy: false,
    })
  })

  test('takes a container of the tag manager, and nothing that could end up in an address', () => {
    const withContainer = (GTM_ID: string) => ({ APP_ENV: 'development', GTM_ID })
    expect(readEnv(withContainer('GTM-ABC123')).tagManagerId).toBe('GTM-ABC123')
    for (const wrong of ['UA-1', 'GTM-', 'GTM-a&x=1', 'GTM-ABC"'])
      expect(problemsOf(withContainer(wrong))).toEqual([expect.stringMatching(/^GTM_ID must be/)])
  })

  test.each(['staging', 'production'])('requires domain and secret in %s', (appEnv) => {
    expect(problemsOf({ APP_ENV: appEnv })).toEqual([
      expect.stringMatching(/^SITE_DOMAIN must be defined/),
      expect.stringMatching(/^SECRET_KEY must be defined/),
    ])
  })

  test('accepts a secret of 32 characters and refuses one of 31', () => {
    expect(problemsOf({ ...production, SECRET_KEY: 'x'.repeat(32) })).toEqual([])
    expect(problemsOf({ ...production, SECRET_KEY: 'x'.repeat(31) })).toEqual([
      expect.stringMatching(/^SECRET_KEY must have at least 32/),
    ])
  })

  test('asks staff for a second factor, except in development, unless told otherwise', () => {
    const asked = (source: Record<string, string>) =>
      readEnv({ ...production, ...source }).staffSecondFactor
    expect(asked({})).toBe('required')
    expect(asked({ APP_ENV: 'staging' })).toBe('required')
    expect(asked({ APP_ENV: 'development' })).toBe('optional')
    expect(asked({ STAFF_SECOND_FACTOR: 'optional' })).toBe('optional')
    expect(asked({ APP_ENV: 'development', STAFF_SECOND_FACTOR: 'required' })).toBe('required')
  })

  test('has a staging prefix, which may be another', () => {
    expect(readEnv({ ...production, APP_ENV: 'staging' }).stagingPrefix).toBe('staging-')
    expect(readEnv({ ...production, STAGING_PREFIX: 'stage-' }).stagingPrefix).toBe('stage-')
  })

  test('keeps a broker domain of its own', () => {
    const env = readEnv({ ...production, TK_DOMAIN: 'tk-for-expats.example' })
    expect(env.brokerDomains).toMatchObject({
      tk: 'tk-for-expats.example',
      aok: undefined,
    })
  })

  test.each([
    ['PORT', '65536'],
    ['PORT', '0'],
    ['METRICS_PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['PAGE_CACHE_MEGABYTES', '0'],
    ['SITE_DOMAIN', 'https://example.com'],
    ['SITE_DOMAIN', 'Example.com'],
    ['SITE_DOMAIN', 'www.example.com'],
    ['SITE_DOMAIN', 'example'],
    ['TK_DOMAIN', 'app.example.com'],
    ['DAK_DOMAIN', 'example.com'],
    ['METRICS_PORT', '3000'],
    ['CONTENT_API_TOKEN', 'first\nsecond'],
    ['FEATURE_FLAGS_CLIENT_KEY', 'Schlüssel'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://feather:secret@localhost:5432'],
    ['DATABASE_URL', 'postgres://feather:secret@localhost:5432/?sslmode=require'],
    ['DATABASE_URL', 'postgres://feather:secret@localhost/feather?port=abc'],
    ['DATABASE_URL', 'postgres://feather:secret@localhost:5432/feather?port=70000'],
    ['STAGING_PREFIX', 'staging'],
    ['STAGING_PREFIX', 'staging.'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'Feather'],
    ['MAIL_FROM', 'Feather <a@b.c>, Eve <e@b.c>'],
    ['EMAIL_CONFIRMATION', 'true'],
    ['STAFF_SECOND_FACTOR', 'yes'],
    ['OIDC_PROVIDERS', '[{"id":"Google!"}]'],
    ['OIDC_PROVIDERS', 'google'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must`)),
    ])
  })

  test('lists several problems one per line', () => {
    expect(problemsOf({ APP_ENV: 'nowhere', PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(3)
  })

  test('never repeats a secret in a message', () => {
    const problems = problemsOf({
      ...production,
      SECRET_KEY: 'hunter2',
      DATABASE_URL: 'hunter2://u:hunter2@h',
    })
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hunter2')
  })

  const provider = {
    id: 'example',
    issuer: 'https://id.example.com',
    clientId: 'us',
    clientSecret: 'secret',
  }

  test('reads OpenID Connect providers from a list and name by name', () => {
    const env = readEnv({
      ...production,
      OIDC_PROVIDERS: JSON.stringify([provider]),
      OIDC_NAME: 'other',
      OIDC_ISSUER: 'https://other.example.com',
      OIDC_CLIENT_ID: 'us',
      OIDC_CLIENT_SECRET: 'secret',
    })
    expect(env.openIdProviders.map(({ id }) => id)).toEqual(['example', 'other'])
  })

  test('refuses half a provider', () => {
    expect(problemsOf({ ...production, OIDC_NAME: 'other' })).toEqual([
      expect.stringMatching(/^OIDC_NAME.* must be set together/),
    ])
  })

  test('refuses two providers with one id', () => {
    const twice = JSON.stringify([provider, provider])
    expect(problemsOf({ ...production, OIDC_PROVIDERS: twice })).toEqual([
      'OIDC_PROVIDERS must have each id once, not "example" twice',
    ])
    const named = {
      OIDC_NAME: 'example',
      OIDC_ISSUER: 'https://other.example.com',
      OIDC_CLIENT_ID: 'us',
      OIDC_CLIENT_SECRET: 'secret',
    }
    const listed = { OIDC_PROVIDERS: JSON.stringify([provider]) }
    expect(problemsOf({ ...production, ...listed, ...named })).toEqual([
      'OIDC_NAME must be another one than those of OIDC_PROVIDERS, not "example" as well',
    ])
  })

  test('names the second of two brokers with one domain', () => {
    const both = { TK_DOMAIN: 'fund.example', BARMER_DOMAIN: 'fund.example' }
    expect(problemsOf({ ...production, ...both })).toEqual([
      'BARMER_DOMAIN must be another one: fund.example cannot serve both tk and barmer',
    ])
  })

  test('is frozen', () => {
    const env = readEnv(production)
    expect(Object.isFrozen(env) && Object.isFrozen(env.brokerDomains)).toBe(true)
  })
})

test('.env.example lists every setting and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1])
  expect(listed).toEqual(settingNames)
})
