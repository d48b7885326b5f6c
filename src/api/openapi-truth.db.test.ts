import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { completeOrder } from '#brokerage/test-orders.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { ERROR_STATUS } from './schemas/error.ts'
import { openBrokerageApi } from './test-brokerage-api.ts'

// As a partner's program would: whatever comes back must be what the document says of it.

const office = await shareTestDesk({ runJobs: false })
const api = await openBrokerageApi(office)
const document: OpenAPIV3_1.Document = (await api.app.inject('/openapi.json')).json()
afterAll(() => api.app.close())

const json = { 'content-type': 'application/json' }

/** Sends a request to a described operation, and holds the answer against its description. */
async function ask(path: string, request: InjectOptions): Promise<number> {
  const answer = await api.app.inject(request)
  const method = request.method === 'POST' ? 'post' : 'get'
  const described = document.paths?.[path]?.[method]?.responses ?? {}
  const { content } = (described[String(answer.statusCode)] ??
    described['default']) as OpenAPIV3_1.ResponseObject
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';')
  const types = Object.keys(content ?? {})
  // An answer without a body is described without one.
  expect(types.length > 0 ? types : [''], `${path} ${answer.statusCode}`).toContain(type)
  if (type === 'application/json') readerOf(content?.[type]?.schema ?? {}).parse(answer.json())
  return answer.statusCode
}

const readers = new Map<string, z.ZodType>()

function readerOf(schema: object): z.ZodType {
  const key = JSON.stringify(schema)
  const $defs = document.components?.schemas
  const whole = JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/')
  const reader = readers.get(key) ?? z.fromJSONSchema(JSON.parse(whole, closed))
  readers.set(key, reader)
  return reader
}

/** Programs of others let new fields and codes pass; here each has to be described. */
function closed(_: string, value: unknown): unknown {
  const {
    properties,
    additionalProperties = false,
    ...schema
  } = Object(value) as OpenAPIV3_1.SchemaObject
  if (schema.description?.includes('Extensible')) return { enum: schema.examples }
  return properties ? { ...Object(value), additionalProperties } : value
}

/** Operations that are asked with answers, each with the example that the document gives. */
function asked(): { path: string; example: object }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const body = item?.post?.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
    const schema = body?.content['application/json']?.schema as OpenAPIV3_1.SchemaObject | undefined
    const { $ref = '' } = Object(schema?.properties?.['answers']) as { $ref?: string }
    const answers = document.components?.schemas?.[$ref.replace(/^.*\//, '')]
    return answers ? [{ path, example: answers.examples?.[0] as object }] : []
  })
}

async function order(): Promise<Record<string, unknown>> {
  const {
    expectedCents,
    idempotencyKey: _,
    ...body
  } = await completeOrder(office.desk, 'household')
  return { ...body, expectedPrice: { cents: expectedCents, currency: 'EUR', period: 'month' } }
}

function sendOrder(payload: object, key: string = randomUUID()): InjectOptions {
  const headers = { ...json, 'idempotency-key': key }
  return { method: 'POST', url: '/applications', headers, payload }
}

function withToken(request: InjectOptions): InjectOptions {
  return { ...request, headers: { ...request.headers, authorization: 'Bearer of-nobody' } }
}

describe('answers are as the document describes them', () => {
  test('what is not described is noticed', () => {
    const reader = readerOf({ $ref: '#/components/schemas/Error' })
    expect(reader.safeParse({ error: { code: 'not-found', message: '' } }).success).toBe(true)
    expect(reader.safeParse({ error: { code: 'http-404', message: '' } }).success).toBe(false)
    const more = { code: 'not-found', message: '', more: 1 }
    expect(reader.safeParse({ error: more }).success).toBe(false)
  })

  test('every example is answered, and every refusal has its shape', async () => {
    const all = asked()
    // A quote of each line, both recommendations and the comparison.
    expect(all).toHaveLength(LINE_IDS.length + 3)
    for (const { path, example } of all) {
      const send = (payload: string, headers: object = {}) =>
        ask(path, { method: 'POST', url: path, headers: { ...json, ...headers }, payload })
      expect(await send(JSON.stringify({ answers: example })), path).toBe(200)
      expect(await send('{')).toBe(400)
      expect(await send('{"answers":{}}')).toBe(422)
      expect(await send('a=1', { 'content-type': 'text/plain' })).toBe(415)
      expect(await send('\u001f', { 'content-encoding': 'gzip' })).toBe(415)
      expect(await send(`"${'x'.repeat(70_000)}"`)).toBe(413)
    }
  })

  test('lines and documents', async () => {
    for (const [path, url, status] of [
      ['/lines', '/lines', 200],
      ['/lines', '/lines?language=xx', 422],
      ['/lines/{line}', '/lines/life', 200],
      ['/lines/{line}', '/lines/nothing', 404],
      ['/lines/{line}', `/lines/${'x'.repeat(300)}`, 400],
      ['/lines/{line}/documents', '/lines/household/documents', 200],
      ['/documents/{name}', '/documents/nothing.pdf', 404],
    ] as const) {
      expect(await ask(path, { url }), url).toBe(status)
    }
    for (const [path, url] of [
      ['/lines', '/lines'],
      ['/lines/{line}', '/lines/life'],
    ] as const) {
      expect(await ask(path, { url, headers: { 'if-none-match': '*' } }), url).toBe(304)
    }
    const listed = await api.app.inject('/lines/household/documents')
    const [first] = (listed.json() as { documents: { url: string }[] }).documents
    expect(await ask('/documents/{name}', { url: first?.url ?? '' })).toBe(200)
  })

  test('orders', async () => {
    const body = await order()
    const key = randomUUID()
    const answers = { ...(body['answers'] as object), mainResidence: 'no' }
    const opened = (openedAt: string) => ({
      ...body,
      documents: (body['documents'] as object[]).map((each) => ({ ...each, openedAt })),
    })
    for (const [request, status] of [
      [sendOrder(body, key), 201],
      [sendOrder({ ...body, tier: 'premium' }, key), 409],
      [sendOrder({ ...body, answers }), 200],
      [sendOrder(opened('2026-11-15T09:00:00+01:00')), 201],
      [sendOrder(opened('2026-11-15T09:00:00')), 422],
      [sendOrder({ ...body, documents: [] }), 422],
      [sendOrder(body, 'short'), 422],
      [withToken(sendOrder(body)), 401],
    ] as const) {
      expect(await ask('/applications', request)).toBe(status)
    }
  })

  test('what waits for a database that is away says so under its own status', async () => {
    const nowhere = connectDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} })
    const away = await openBrokerageApi({ ...office, desk: { ...office.desk, db: nowhere.db } })
    const asked = [
      ['/lines/{line}/documents', 'get', { url: '/lines/household/documents' }],
      ['/documents/{name}', 'get', { url: `/documents/${'a'.repeat(64)}.pdf` }],
      ['/applications', 'post', sendOrder(await order())],
    ] as const
    for (const [path, method, request] of asked) {
      const { statusCode, headers } = await away.app.inject(request)
      expect([statusCode, headers['retry-after']], path).toEqual([503, '5'])
      expect(document.paths?.[path]?.[method]?.responses, path).toHaveProperty('503')
    }
    await away.app.close()
    await nowhere.close()
  })

  test('uploads', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(SMALL_PDF)], 'a.pdf'))
    const request = new Request('http://api.localhost', { method: 'POST', body: form })
    const sent = { method: 'POST', url: '/uploads' } as const
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await request.arrayBuffer())
    expect(await ask('/uploads', { ...sent, headers, payload })).toBe(201)
    expect(await ask('/uploads', { ...sent, headers: json, payload: '{}' })).toBe(415)
    expect(await ask('/uploads', withToken({ ...sent, headers, payload }))).toBe(401)
  })
})

describe('a program made from the document', () => {
  test('lets new codes pass, and knows those that there are', () => {
    const { properties } = Object(document.components?.schemas?.['Error'])
    const { code } = properties.error.properties
    expect(code).toMatchObject({ type: 'string', examples: Object.keys(ERROR_STATUS) })
    expect(code).not.toHaveProperty('enum')
  })

  test('lets new fields pass in what it reads, and none in what it sends', () => {
    const isClosed = (part: unknown) =>
      JSON.stringify(part ?? '').includes('"additionalProperties":false')
    expect(isClosed(document.components?.schemas)).toBe(false)
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      const { responses, requestBody } = item?.post ?? item?.get ?? {}
      expect(isClosed(responses), path).toBe(false)
      const sent = (requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content
      if (sent?.['application/json']) expect(isClosed(sent), path).toBe(true)
    }
  })

  test('knows what to send with an order, and what a file or a document looks like', () => {
    const { parameters = [] } = document.paths?.['/applications']?.post ?? {}
    expect(parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: true }),
    )
    const upload = document.paths?.['/uploads']?.post?.requestBody
    expect(upload).toHaveProperty(
      ['content', 'multipart/form-data', 'schema', 'required'],
      ['file'],
    )
  })

  test('knows where a token may be shown, and that none is needed', () => {
    expect(document.components?.securitySchemes).toHaveProperty('customer.scheme', 'bearer')
    for (const path of ['/applications', '/uploads']) {
      expect(document.paths?.[path]?.post?.security).toEqual([{}, { customer: [] }])
    }
    expect(document.security).toEqual([])
    expect(document.paths?.['/lines']?.get?.security).toBeUndefined()
  })

  test('finds a description of every answer, with the headers that it carries', () => {
    for (const item of Object.values(document.paths ?? {})) {
      const { responses = {} } = item?.post ?? item?.get ?? {}
      expect(responses).toHaveProperty('default')
      for (const [status, answer] of Object.entries(responses)) {
        const { description, headers } = answer as OpenAPIV3_1.ResponseObject
        expect(description).not.toBe('Default Response')
        expect(Object.keys(headers ?? {})).toContain('X-Request-Id')
        expect('Retry-After' in (headers ?? {})).toBe(status === '429' || status === '503')
        expect('WWW-Authenticate' in (headers ?? {})).toBe(status === '401')
      }
    }
  })
})

describe('errors say what to do', () => {
  test('a price for another period is another price', async () => {
    const body = await order()
    const expectedPrice = { ...(body['expectedPrice'] as object), period: 'year' }
    const answer = await api.app.inject(sendOrder({ ...body, expectedPrice }))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { error: { code: 'price-changed', price: body['expectedPrice'] } },
    ])
  })

  test('an unknown field is named with its whole path', async () => {
    const body = await order()
    const expectedPrice = { ...(body['expectedPrice'] as object), gross: true }
    const answer = await api.app.inject(sendOrder({ ...body, expectedPrice }))
    expect(answer.json()).toMatchObject({
      error: { fields: [{ path: 'expectedPrice.gross', code: 'unknownField' }] },
    })
  })

  test('what is no hash is not called a day, and what is no object is told so', async () => {
    const body = await order()
    const documents = [{ code: 'ipid', sha256: 'F00', openedAt: '2026-02-30T00:00:00Z' }]
    const answer = await api.app.inject(sendOrder({ ...body, documents, answers: [] }))
    expect(answer.json().error.fields).toEqual([
      expect.objectContaining({ path: 'answers', code: 'notAnObject' }),
      expect.objectContaining({ path: 'documents.0.sha256', code: 'invalid' }),
      expect.objectContaining({ path: 'documents.0.openedAt', code: 'notADate' }),
    ])
    expect(answer.json().error.fields[0].message).toContain('object')
  })

  test('limits and types are those of the route', async () => {
    const large = await api.app.inject(sendOrder({ answers: 'x'.repeat(1_100_000) }))
    expect(large.json().error.message).toContain('1024\u00a0KB')
    const upload = { method: 'POST', url: '/uploads', headers: json, payload: '{}' } as const
    expect((await api.app.inject(upload)).json().error.message).toContain('multipart/form-data')
  })
})
