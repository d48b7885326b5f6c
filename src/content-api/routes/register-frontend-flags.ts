import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readOwnFlags } from '#flags/read-own-flags.ts'
import type { ContentContext } from '../context.ts'
import { findApiToken } from '../tokens/find-api-token.ts'

/** The feature flags in the shape of Unleash's Frontend API, errors included. */
export function registerFrontendFlags(app: FastifyInstance, context: ContentContext): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await refusalOf(context, request.headers.authorization)
    if (refusal) return reply.code(refusal.status).send({ message: refusal.message })
    const body = JSON.stringify({ toggles: await enabledToggles(context) })
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  }
  const accept = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await refusalOf(context, request.headers.authorization)
    if (refusal) return reply.code(refusal.status).send({ message: refusal.message })
    return reply.code(200).send({})
  }
  const notImplemented = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(501).send({ message: 'The frontend API does not support this endpoint.' })

  app.get('/frontend', send)
  app.post('/frontend', send)
  app.post('/frontend/client/metrics', accept)
  app.post('/frontend/client/register', accept)
  app.get('/frontend/client/features', notImplemented)
  app.get('/frontend/health', notImplemented)
}

/** Only what is on is listed: for a client, an unknown flag is off. */
async function enabledToggles({ queries }: ContentContext) {
  const flags = await readOwnFlags(queries)
  return Object.entries(flags)
    .filter(([, enabled]) => enabled)
    .map(([name]) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false, feature_enabled: true },
      impressionData: false,
    }))
}

async function refusalOf(
  { queries, secretKey, clock, flagsClientKey }: ContentContext,
  authorization: string | undefined,
): Promise<{ status: 401 | 403; message: string } | undefined> {
  if (authorization === undefined || authorization === '') return missingToken
  if (isSame(authorization, flagsClientKey)) return undefined
  const found = await findApiToken(queries, secretKey, authorization, clock.now())
  if (found.kind !== 'valid') return missingToken
  return found.access === 'frontend' ? undefined : wrongToken
}

const missingToken = {
  status: 401,
  message:
    'This endpoint requires an API token. Please add an authorization header to your request with a valid token',
} as const

const wrongToken = {
  status: 403,
  message: 'This endpoint requires a frontend token. Please use a token of the right type.',
} as const

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
