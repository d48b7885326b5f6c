import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { describe, expect, test, vi } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp, testFlagsKey } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())
await api.publish('blog-categories', 'en-de--one', { title: 'one', slug: 'life-insurance' })
await api.publish('feature-flags', 'en-de--on', { name: 'turned_on', enabled: true })
await api.publish('feature-flags', 'en-de--off', { name: 'turned_off', enabled: false })
await api.draft('feature-flags', 'en-de--draft', { name: 'only_drafted', enabled: true })

describe('unleash-proxy-client', () => {
  const start = async (clientKey: string) => {
    const client = new UnleashClient({
      url: `${api.origin}/api/frontend`,
      clientKey,
      appName: 'test',
      refreshInterval: 0,
      disableMetrics: true,
      storageProvider: new InMemoryStorageProvider(),
      fetch: globalThis.fetch,
    })
    const errors: unknown[] = []
    client.on('error', (error: unknown) => errors.push(error))
    await client.start()
    return { client, errors }
  }

  test('reads what is on and published', async () => {
    const { client, errors } = await start(testFlagsKey)
    await vi.waitFor(() => expect(client.isReady()).toBe(true))
    expect(client.isEnabled('turned_on')).toBe(true)
    expect(client.isEnabled('turned_off')).toBe(false)
    expect(client.isEnabled('only_drafted')).toBe(false)
    expect(client.getVariant('turned_on')).toMatchObject({
      name: 'disabled',
      feature_enabled: true,
    })
    expect(errors).toEqual([])
    client.stop()
  })

  test('sends what it counted, asks by POST, and keeps its flags on a 304', async () => {
    const client = new UnleashClient({
      url: `${api.origin}/api/frontend`,
      clientKey: testFlagsKey,
      appName: 'test',
      refreshInterval: 0,
      metricsInterval: 3600,
      usePOSTrequests: true,
      storageProvider: new InMemoryStorageProvider(),
      fetch: globalThis.fetch,
      metricsIntervalInitial: 3600,
    })
    const events: string[] = []
    for (const name of ['error', 'sent', 'update']) client.on(name, () => events.push(name))
    await client.start()
    expect(client.isEnabled('turned_on')).toBe(true)
    await client.updateContext({ userId: '1', properties: { country: 'de' } })
    expect(client.isEnabled('turned_on')).toBe(true)
    await client.sendMetrics()
    expect(events.filter((name) => name !== 'update')).toEqual(['sent'])
    client.stop()
  })

  test.each([
    ['a token for flags', () => api.tokens.frontend, []],
    ['a token of another kind', () => api.tokens.full, [{ type: 'HttpError', code: 403 }]],
    ['no token of ours', () => 'wrong', [{ type: 'HttpError', code: 401 }]],
  ])('%s', async (_name, key, expected) => {
    const { client, errors } = await start(key())
    expect(errors).toEqual(expected)
    client.stop()
  })
})

describe('the flag endpoint', () => {
  const headers = { authorization: testFlagsKey, origin: 'https://elsewhere.example' }

  test('lists enabled toggles with an ETag that browsers may read, and 304', async () => {
    const {
      status,
      body,
      headers: sent,
    } = await api.ask('/frontend?userId=1&properties[a]=b', { headers })
    expect(status).toBe(200)
    expect(body).toEqual({
      toggles: [
        {
          name: 'turned_on',
          enabled: true,
          impressionData: false,
          variant: { name: 'disabled', enabled: false, feature_enabled: true },
        },
      ],
    })
    expect(sent.get('access-control-expose-headers')?.split(', ')).toContain('ETag')
    expect(sent.get('access-control-allow-origin')).toBe('*')
    const etag = sent.get('etag') ?? ''
    const again = await api.ask('/frontend', { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, again.body]).toEqual([304, undefined])
    const posted = await api.ask('/frontend', { method: 'POST', headers, json: { context: {} } })
    expect(posted.body).toEqual(body)
  })

  test('takes metrics and registrations, with a key', async () => {
    expect((await api.ask('/frontend/client/features', { headers })).status).toBe(501)
    for (const path of ['/frontend/client/metrics', '/frontend/client/register']) {
      expect((await api.ask(path, { method: 'POST', headers, json: {} })).status).toBe(200)
      expect((await api.ask(path, { method: 'POST', json: {} })).status).toBe(401)
    }
    expect((await api.ask('/frontend/health', { headers })).status).toBe(501)
  })

  test('tells caches what it depends on', async () => {
    const { headers: sent } = await api.ask('/frontend', { headers })
    expect([sent.get('vary'), sent.get('cache-control')]).toEqual(['Origin', 'no-cache'])
  })

  test('allows the headers that the client sends', async () => {
    const preflight = await fetch(`${api.origin}/api/frontend`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,if-none-match,unleash-appname',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('unleash-appname')
    expect(preflight.headers.get('access-control-max-age')).toBe('31536000')
  })
})

test('a browser is allowed what Strapi allows by default', async () => {
  const { headers } = await fetch(`${api.origin}/api/blogs`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS')
  expect(headers.get('access-control-allow-headers')).toBe(
    'Content-Type,Authorization,Origin,Accept',
  )
})

test('a browser may read how long to wait, and by what name to ask about an answer', async () => {
  const { headers } = await api.ask('/blogs', { headers: { origin: 'https://elsewhere.example' } })
  expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
    expect.arrayContaining(['X-Request-Id', 'Retry-After', 'X-RateLimit-Reset']),
  )
})

test('only our own pages may send the session along', async () => {
  const of = async (origin: string) => (await api.ask('/blogs', { headers: { origin } })).headers
  const own = await of('http://app.localhost:3000')
  expect(own.get('access-control-allow-origin')).toBe('http://app.localhost:3000')
  expect(own.get('access-control-allow-credentials')).toBe('true')
  const other = await of('https://evil.example')
  expect(other.get('access-control-allow-origin')).toBe('*')
  expect(other.get('access-control-allow-credentials')).toBeNull()
})
