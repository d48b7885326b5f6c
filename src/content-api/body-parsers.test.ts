import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { readBodies } from './body-parsers.ts'
import { toStrapiError } from './errors/to-strapi-error.ts'

test.each([
  ['as deep as any document of ours', 20, 200],
  ['deeper than anybody walks', 150, 400],
  ['without end', 200_000, 400],
])('a body that is nested %s', async (_, levels, status) => {
  const app = fastify()
  readBodies(app)
  app.setErrorHandler((error, _request, reply) => reply.code(toStrapiError(error).status).send())
  // As a route does that says what it was given.
  app.post('/', ({ body }) => JSON.stringify(body))
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: `{"identifier":${'['.repeat(levels)}${']'.repeat(levels)}}`,
  })
  expect(answer.statusCode).toBe(status)
})
