import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/network-of.ts'
import { refuse } from './problem.ts'
import { sendProblem } from './send.ts'

/** Strapi's default. */
const MAX = 10
const WINDOW_MS = 60_000

export type LimitRate = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Strapi's limit, with its headers: ten a minute for one address of e-mail, path and address of the
 * network. Strapi takes `email` from any body, so a guesser only has to add a random one to each
 * try; here it counts where the route has such a field.
 */
export async function createRateLimit(
  app: FastifyInstance,
): Promise<{ byCaller: LimitRate; byEmail: LimitRate }> {
  await app.register(rateLimit, { global: false })
  return {
    byCaller: limitBy(app, () => 'unknownIdentifier'),
    byEmail: limitBy(app, ({ body }) => emailOf(body) ?? 'unknownIdentifier'),
  }
}

function limitBy(app: FastifyInstance, who: (request: FastifyRequest) => string): LimitRate {
  const check = app.createRateLimit({
    max: MAX,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) =>
      `${who(request)}:${request.url.split('?', 1)[0]}:${networkOf(request.ip)}`,
  })
  return async (request, reply) => {
    const limit = await check(request)
    if (limit.isAllowed) return undefined
    reply.headers({
      'X-RateLimit-Limit': limit.max,
      'X-RateLimit-Remaining': limit.remaining,
      'X-RateLimit-Reset': Math.ceil((Date.now() + limit.ttl) / 1000),
    })
    if (!limit.isExceeded) return undefined
    return sendProblem(
      reply,
      refuse('RateLimitError', 'Too many requests, please try again later.'),
    )
  }
}

function emailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email.toLowerCase().slice(0, 254) : undefined
}
