import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './errors/api-failure.ts'

/** Requests that one address may make in a minute; an IPv6 network counts as one address. */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 10_000,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure('too-many-requests', { params: { seconds: Math.ceil(ttl / 1000) } }),
  })
}
