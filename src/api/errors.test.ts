import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { apiMessages } from './messages/index.ts'
import { type ApiErrorCode, ERROR_STATUS, errorSchema } from './schemas/error.ts'
import { errorOf, openTestApi } from './test-api.ts'

const api = await openTestApi()
afterAll(() => api.app.close())
const json = { 'content-type': 'application/json' }
const large = `{"answers":{"a":"${'x'.repeat(70_000)}"}}`

const cases: readonly [string, ApiErrorCode, InjectOptions][] = [
  ['no such address', 'not-found', { url: '/nothing' }],
  ['no such line to quote', 'unknown-line', { method: 'POST', url: '/nothing/quote' }],
  ['no such line to read', 'unknown-line', { url: '/lines/nothing' }],
  ['a name of every object', 'unknown-line', { url: '/lines/constructor' }],
  [
    'broken JSON',
    'malformed-json',
    { method: 'POST', url: '/household/quote', headers: json, payload: '{"answers":' },
  ],
  [
    'an empty body',
    'malformed-json',
    { method: 'POST', url: '/household/quote', headers: json, payload: '' },
  ],
  [
    'letters in another encoding',
    'malformed-json',
    {
      method: 'POST',
      url: '/household/quote',
      headers: json,
      payload: Buffer.from('{"answers":{"city":"München"}}', 'latin1'),
    },
  ],
  [
    'a body that is nested without end',
    'malformed-json',
    {
      method: 'POST',
      url: '/household/quote',
      headers: json,
      // The backslash keeps it from the way on which small bodies are answered at once.
      payload: `{"answers":{"\\u0061":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    },
  ],
  [
    'a compressed body',
    'compressed-body',
    {
      method: 'POST',
      url: '/household/quote',
      headers: { ...json, 'content-encoding': 'gzip' },
      payload: gzipSync('{"answers":{}}'),
    },
  ],
  [
    'a key that reaches a prototype, said to be compressed',
    'compressed-body',
    {
      method: 'POST',
      url: '/household/quote',
      headers: { ...json, 'content-encoding': 'gzip' },
      payload: '{"answers":{"__proto__":{}}}',
    },
  ],
  [
    'plain text',
    'wrong-content-type',
    {
      method: 'POST',
      url: '/household/quote',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
  ],
  [
    'a form',
    'wrong-content-type',
    {
      method: 'POST',
      url: '/household/quote',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    },
  ],
  [
    'a large body',
    'too-large',
    { method: 'POST', url: '/household/quote', headers: json, payload: large },
  ],
  ['GET where POST belongs', 'method-not-allowed', { url: '/household/quote' }],
  ['DELETE of a line', 'method-not-allowed', { method: 'DELETE', url: '/lines/household' }],
  [
    'no answers',
    'input-invalid',
    { method: 'POST', url: '/household/quote', headers: json, payload: '{}' },
  ],
  [
    'answers that are a list',
    'input-invalid',
    { method: 'POST', url: '/household/quote', headers: json, payload: '{"answers":[]}' },
  ],
  [
    'a body that is null',
    'input-invalid',
    { method: 'POST', url: '/household/quote', headers: json, payload: 'null' },
  ],
  [
    'an unknown field',
    'input-invalid',
    { method: 'POST', url: '/household/quote', headers: json, payload: '{"answers":{},"sqm":38}' },
  ],
  ['an unknown language', 'input-invalid', { url: '/lines?language=xx' }],
  [
    'missing answers',
    'answers-incomplete',
    { method: 'POST', url: '/recommendation', headers: json, payload: '{"answers":{}}' },
  ],
  ['a bad escape in the address', 'bad-request', { url: '/lines/%E0%A4%A' }],
]

describe('errors', () => {
  it.each(cases)('%s is %s', async (_name, code, request) => {
    const answer = await api.app.inject(request)
    const { error } = errorSchema.strict().parse(JSON.parse(answer.body))
    expect([answer.statusCode, error.code]).toEqual([ERROR_STATUS[code], code])
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('lists the methods that an address knows', async () => {
    const read = await api.app.inject({ method: 'PUT', url: '/lines' })
    expect(read.headers['allow']).toBe('GET, HEAD, OPTIONS')
    const ask = await api.app.inject('/health/compare')
    expect(ask.headers['allow']).toBe('POST, OPTIONS')
  })

  it('names fields of the body that it does not know', async () => {
    const answer = await api.post('/household/quote', { answers: {}, sqm: 38 })
    expect(errorOf(answer).fields).toMatchObject([{ path: 'sqm', code: 'unknownField' }])
  })

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const byQuery = await api.app.inject(`/lines/nothing?language=${language}`)
    const byHeader = await api.app.inject({
      url: '/lines/nothing',
      headers: { 'accept-language': `xx, ${language}-CH;q=0.8, en;q=0.1` },
    })
    for (const answer of [byQuery, byHeader]) {
      expect(errorOf(answer).message).toBe(apiMessages[language].errors['unknown-line'])
      expect(answer.headers['content-language']).toBe(language)
    }
  })

  it('has a sentence for every code in every language', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(apiMessages[language].errors).sort()).toEqual(
        Object.keys(ERROR_STATUS).sort(),
      )
    }
  })

  it('asks to come again while the database is away, and logs it with the request', async () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const away = await openTestApi({
      registerMore: (app) => {
        app.get('/away', () => Promise.reject(new Error('a query failed', { cause: lost })))
      },
    })
    const answer = await away.app.inject('/away')
    expect([answer.statusCode, errorOf(answer).code]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(away.logged).toMatchObject([
      [
        { err: { message: expect.stringContaining('database is away'), causes: ['ECONNREFUSED'] } },
        expect.anything(),
      ],
    ])
    await away.app.close()
  })

  it('leads from the bare host to its documentation', async () => {
    const answer = await api.app.inject('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/docs'])
  })

  it('logs nothing of what the caller did wrong', () => {
    expect(api.logged).toEqual([])
  })
})
