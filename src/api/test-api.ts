import type { FastifyInstance, InjectOptions } from 'fastify'
import { fixedClock } from '#platform/clock.ts'
import { type AppEnv, buildHostTable } from '#sites/hosts.ts'
import { createApiApp } from './app.ts'
import type { ApiErrorBody } from './schemas/error.ts'
import { createQuoteClient } from './test-client.ts'

/** The API on a day, in November 2026 unless told otherwise, with a client of it and what it logged. */
export async function openTestApi(
  options: {
    appEnv?: AppEnv
    trustProxy?: boolean
    requestsPerMinute?: number
    registerMore?: (app: FastifyInstance) => void
    on?: string
  } = {},
) {
  const { appEnv = 'development', trustProxy = false, requestsPerMinute = 1_000_000 } = options
  const { on = '2026-11-15' } = options
  const logged: unknown[] = []
  const app = await createApiApp({
    log: { error: (...line: unknown[]) => void logged.push(line), warn: () => {} },
    hosts: buildHostTable({ appEnv, port: 3000, siteDomain: 'feather.example' }),
    clock: fixedClock(`${on}T12:00:00Z`),
    trustProxy,
    requestsPerMinute,
    ...(options.registerMore && { registerMore: options.registerMore }),
  })
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const client = (language?: 'en' | 'de' | 'es' | 'fr') =>
    createQuoteClient({
      baseUrl: 'http://api.localhost:3000',
      ...(language && { language }),
      async fetch(request) {
        const { pathname, search } = new URL(request.url)
        const payload = await request.text()
        const injected = await app.inject({
          method: request.method as NonNullable<InjectOptions['method']>,
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          ...(payload && { payload }),
        })
        return new Response(new Uint8Array(injected.rawPayload), { status: injected.statusCode })
      },
    })
  return { app, post, client, logged }
}

/** What the API says when something went wrong. */
export function errorOf(answer: { body: string }): ApiErrorBody['error'] {
  return (JSON.parse(answer.body) as ApiErrorBody).error
}
