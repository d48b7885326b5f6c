import Fastify, { type FastifyBodyParser } from 'fastify'
import { expect, test } from 'vitest'
import { CLIENT_IP_HEADER, callerHeaders } from '../client-headers.ts'
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

test.each([
  ['192.0.2.1:50001', '192.0.2.1'],
  ['[2001:db8::1]:50001', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('of a caller from %s, better-auth gets the address alone', async (ip, address) => {
  const app = Fastify({ trustProxy: true })
  const staff = {
    $context: Promise.resolve({ baseURL: 'https://cms.example' }),
    api: { getSession: async () => null },
    handler: async ({ headers }: Request) => Response.json(headers.get(CLIENT_IP_HEADER)),
  }
  app.post(SIGN_IN, (request, reply) =>
    passToAuth({ staff, parts: {} } as unknown as Parameters<typeof passToAuth>[0], request, reply),
  )
  const headers = { 'x-forwarded-for': ip }
  const answer = await app.inject({ method: 'POST', url: SIGN_IN, headers, payload: {} })
  expect(answer.json()).toBe(address)
  expect(callerHeaders({ ip, userAgent: undefined }).get(CLIENT_IP_HEADER)).toBe(address)
})
