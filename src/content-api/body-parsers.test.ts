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

function send(payload: string | Buffer) {
  const app = fastify()
  readBodies(app)
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = toStrapiError(error)
    return reply.code(status).send(message)
  })
  // As a route does that says what it was given.
  app.post('/', ({ body }) => JSON.stringify(body))
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: '/', headers, payload })
}
