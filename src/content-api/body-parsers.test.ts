import { gzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { readBodies } from './body-parsers.ts'
import { toStrapiError } from './errors/to-strapi-error.ts'

test.each([
  ['as deep as any document of ours', 20, 200],
  ['deeper than anybody walks', 150, 400],
  ['without end', 200_000, 400],
])('a body that is nested %s', async (_, levels, status) => {
  const answer = await send(`{"identifier":${'['.repeat(levels)}${']'.repeat(levels)}}`)
  expect(answer.statusCode).toBe(status)
})

test('letters keep their marks, or are refused', async () => {
  const sent = '{"title":"Münch\u0065n"}'
  expect((await send(sent)).body).toBe('{"title":"München"}')
  const other = await send(Buffer.from(sent, 'latin1'))
  expect([other.statusCode, other.body]).toEqual([400, 'Invalid JSON: not encoded as UTF-8'])
})

test('a packed body and one with too many keys are told what is wrong', async () => {
  const packed = await send(gzipSync('{}'), { 'content-encoding': 'gzip' })
  expect([packed.statusCode, packed.body]).toEqual([
    400,
    'Invalid JSON: compressed bodies are not read',
  ])
  expect((await send('{}', { 'content-encoding': 'Identity' })).statusCode).toBe(200)
  const many = await send(`{${Array.from({ length: 10_001 }, (_, at) => `"${at}":1`).join()}}`)
  expect([many.statusCode, many.body]).toEqual([400, 'Invalid JSON: more than 10000 keys'])
})

test('a form in another encoding is refused', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('title=Für', type)).body).toBe('{"title":"Für"}')
  const other = await send(Buffer.from('title=Für', 'latin1'), type)
  expect([other.statusCode, other.body]).toEqual([400, 'Invalid form: not encoded as UTF-8'])
})

function send(payload: string | Buffer, more: Record<string, string> = {}) {
  const app = fastify()
  readBodies(app)
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = toStrapiError(error)
    return reply.code(status).send(message)
  })
  // As a route does that says what it was given.
  app.post('/', ({ body }) => JSON.stringify(body))
  const headers = { 'content-type': 'application/json', ...more }
  return app.inject({ method: 'POST', url: '/', headers, payload })
}
