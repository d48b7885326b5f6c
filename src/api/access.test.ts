import type { FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { line as household } from '#insurance/lines/household/line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { errorOf, openTestApi } from './test-api.ts'

describe('rate limit', () => {
  it('tells how much is left, then refuses in our shape', async () => {
    const api = await openTestApi({ requestsPerMinute: 2 })
    const first = await api.app.inject('/lines')
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0)
    await api.post('/household/quote', { answers: {} })
    for (const url of ['/lines', '/nothing']) {
      const refused = await api.app.inject({ url, headers: { 'accept-language': 'de' } })
      expect(refused.statusCode).toBe(429)
      expect(errorOf(refused).code).toBe('too-many-requests')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['ratelimit-remaining']).toBe('0')
    }
    await api.app.close()
  })

  it('counts each request once, whatever its method, and where there is nothing', async () => {
    const registerMore = (app: FastifyInstance) => {
      app.get('/rare', { config: { requestsPerMinute: 5 } }, () => 'seldom')
    }
    const api = await openTestApi({ requestsPerMinute: 9, registerMore })
    const left = async (method: 'GET' | 'HEAD' | 'POST', url: string) =>
      (await api.app.inject({ method, url })).headers['ratelimit-remaining']
    expect(await left('GET', '/lines')).toBe('8')
    expect(await left('HEAD', '/lines')).toBe('7')
    expect(await left('POST', '/lines')).toBe('6')
    expect(await left('GET', '/nothing')).toBe('5')
    expect(await left('POST', '/no-line/quote')).toBe('4')
    expect(await left('GET', '/rare')).toBe('4')
    expect(await left('HEAD', '/rare')).toBe('3')
    expect(await left('GET', '/lines')).toBe('3')
    await api.app.close()
  })

  it('counts callers by the address that our proxy saw, and only with a proxy', async () => {
    const statuses = async (trustProxy: boolean) => {
      const api = await openTestApi({ requestsPerMinute: 1, trustProxy })
      const ask = async (forwarded: string) => {
        const headers = { 'x-forwarded-for': forwarded }
        return (await api.app.inject({ url: '/lines', headers })).statusCode
      }
      const seen = [
        await ask('192.0.2.1'),
        await ask('192.0.2.2'),
        // What the caller wrote in front of the address that the proxy added does not count.
        await ask('198.51.100.1, 192.0.2.2'),
      ]
      await api.app.close()
      return seen
    }
    expect(await statuses(true)).toEqual([200, 200, 429])
    expect(await statuses(false)).toEqual([200, 429, 429])
  })

  it('counts a network of IPv6 as one address', async () => {
    const api = await openTestApi({ requestsPerMinute: 1, trustProxy: true })
    const ask = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      return (await api.app.inject({ url: '/lines', headers })).statusCode
    }
    expect(await ask('2001:db8:0:1::5')).toBe(200)
    expect(await ask('2001:db8:0:1:ffff::9')).toBe(429)
    expect(await ask('2001:db8:0:2::5')).toBe(200)
    await api.app.close()
  })

  it('begins anew after a minute', async () => {
    const api = await openTestApi({ requestsPerMinute: 1 })
    vi.useFakeTimers({ toFake: ['performance'] })
    const statuses: number[] = []
    for (const wait of [0, 59_999, 1]) {
      vi.advanceTimersByTime(wait)
      statuses.push((await api.app.inject('/lines')).statusCode)
    }
    vi.useRealTimers()
    expect(statuses).toEqual([200, 429, 200])
    await api.app.close()
  })

  it('does not count preflights', async () => {
    const api = await openTestApi({ requestsPerMinute: 1 })
    for (let times = 0; times < 3; times += 1) {
      const preflight = await api.app.inject({ method: 'OPTIONS', url: '/lines' })
      expect(preflight.statusCode).toBe(204)
    }
    expect((await api.app.inject('/lines')).statusCode).toBe(200)
    await api.app.close()
  })
})

describe('other origins', () => {
  it('may ask without cookies; our own pages with them', async () => {
    const api = await openTestApi()
    const ask = (origin: string) => api.app.inject({ url: '/lines', headers: { origin } })
    const partner = await ask('https://partner.example')
    expect(partner.headers['access-control-allow-origin']).toBe('*')
    expect(partner.headers['access-control-allow-credentials']).toBeUndefined()
    expect(partner.headers['access-control-expose-headers']).toContain('RateLimit-Remaining')
    expect(partner.headers['vary']).toContain('Origin')
    const own = await ask('http://app.localhost:3000')
    expect(own.headers['access-control-allow-origin']).toBe('http://app.localhost:3000')
    expect(own.headers['access-control-allow-credentials']).toBe('true')
    const alike = await ask('http://app.localhost:3000.evil.example')
    expect(alike.headers['access-control-allow-credentials']).toBeUndefined()
    await api.app.close()
  })

  it('are told what they may send', async () => {
    const api = await openTestApi()
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/life/quote',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toContain('POST')
    const allowed = String(preflight.headers['access-control-allow-headers']).split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining(['Content-Type', 'Idempotency-Key', 'Authorization']),
    )
    await api.app.close()
  })
})

describe('every answer', () => {
  it('says who may read it, why it differs, and how much may still be asked', async () => {
    const api = await openTestApi({ requestsPerMinute: 100 })
    const good = { answers: referenceAnswers(household, isoDateOf('2026-11-15')) }
    const answers = {
      200: await api.post('/household/quote', good),
      422: await api.post('/household/quote', { answers: {} }),
      400: await api.post('/household/quote', '{'),
      404: await api.post('/nothing/quote', good),
      405: await api.app.inject({ method: 'PUT', url: '/household/quote' }),
    }
    for (const [status, { statusCode, headers }] of Object.entries(answers)) {
      expect([status, String(statusCode)]).toEqual([status, status])
      expect(headers).toMatchObject({
        vary: 'Origin, Accept-Language',
        'access-control-allow-origin': '*',
        'ratelimit-limit': '100',
        'ratelimit-remaining': expect.stringMatching(/^9\d$/),
        'ratelimit-reset': expect.stringMatching(/^\d+$/),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
    }
    const lines = await api.app.inject('/lines')
    expect(lines.headers['vary']).toBe('Origin, Accept-Language, Accept-Encoding')
    await api.app.close()
  })
})
