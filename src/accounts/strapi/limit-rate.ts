import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/network-of.ts'
import type { AttemptLimits } from '../customers/limit-attempts.ts'
import { refuse } from '../refusal.ts'
import { sendProblem } from './send.ts'
import { SteadyStore } from './steady-store.ts'

/** Strapi's default. */
const MAX = 10
const WINDOW_MS = 60_000

export type LimitRate = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Strapi's limit, with its headers: ten a minute for one address of e-mail, route and address of the
 * network. Strapi takes `email` from any body, so a guesser only has to add a random one to each
 * try; here it counts where the route has such a field. What mails to that address is also limited
 * for the network alone.
 */
export async function createRateLimit(
  app: FastifyInstance,
  attempts: AttemptLimits,
): Promise<{ byCaller: LimitRate; byEmail: LimitRate }> {
  await app.register(rateLimit, { global: false, store: SteadyStore })
  const limitByEmail = limitBy(app, ({ body }) => emailOf(body) ?? 'unknownIdentifier')
  return {
    byCaller: limitBy(app, () => 'unknownIdentifier'),
    async byEmail(request, reply) {
      const refused = await limitByEmail(request, reply)
      if (refused !== undefined) return refused
      return attempts.exceedsMails(request.ip, new Date()) ? refuseMore(reply) : undefined
    },
  }
}

function limitBy(app: FastifyInstance, who: (request: FastifyRequest) => string): LimitRate {
  const check = app.createRateLimit({
    max: MAX,
    timeWindow: WINDOW_MS,
    // The route, and not the address as sent: `/loca%6C` is another spelling of the same.
    keyGenerator: (request) =>
      `${who(request)}:${request.routeOptions.url}:${networkOf(request.ip)}`,
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
    return refuseMore(reply)
  }
}

function refuseMore(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, refuse('RateLimitError', 'Too many requests, please try again later.'))
}

function emailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email.toLowerCase().slice(0, 254) : undefined
}
