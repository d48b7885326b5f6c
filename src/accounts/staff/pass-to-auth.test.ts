import Fastify, { type FastifyBodyParser } from 'fastify'
import { expect, test } from 'vitest'
import { passToAuth } from './pass-to-auth.ts'

const SIGN_IN = '/admin/auth/sign-in/email'

const readPairs: FastifyBodyParser<string> = (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(body)))

test.each([
  ['application/json; charset=utf-8', '{"email":"ada@feather.localhost"}', 'ada@feather.localhost'],
  ['application/x-www-form-urlencoded', 'email=ada%26%26', undefined],
  ['text/plain', '{"email":"ada@feather.localhost"}', undefined],
])('of %s, better-auth gets JSON and nothing else', async (type, payload, email) => {
  const app = Fastify()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readPairs)
  const staff = {
    $context: Promise.resolve({ baseURL: 'https://cms.example' }),
    api: { getSession: async () => null },
    handler: async (request: Request) => Response.json(await request.json()),
  }
  app.post(SIGN_IN, (request, reply) =>
    passToAuth({ staff, parts: {} } as unknown as Parameters<typeof passToAuth>[0], request, reply),
  )
  const headers = { 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: SIGN_IN, headers, payload })
  expect(answer.json()).toEqual(email ? { email } : {})
})
