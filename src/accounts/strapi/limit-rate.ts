import type { FastifyReply, FastifyRequest } from 'fastify'
import { openWindows } from '#platform/count-in-window.ts'
import { networkOf } from '#platform/network-of.ts'
import type { AttemptLimits } from '../customers/limit-attempts.ts'
import { refuse } from '../refusal.ts'
import { sendProblem } from './send.ts'

/** Strapi's default. */
const MAX = 10
const WINDOW_MS = 60_000
const MOST_KEYS = 5_000

export type LimitRate = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Strapi's limit, with its headers: ten a minute for one address of e-mail, route and address of the
 * network. Strapi takes `email` from any body, so a guesser only has to add a random one to each
 * try; here it counts where the route has such a field. What mails to that address is also limited
 * for the network alone.
 */
export function createRateLimit(attempts: AttemptLimits): {
  byCaller: LimitRate
  byEmail: LimitRate
} {
  const limitByEmail = limitBy(({ body }) => emailOf(body) ?? 'unknownIdentifier')
  return {
    byCaller: limitBy(() => 'unknownIdentifier'),
    async byEmail(request, reply) {
      const refused = await limitByEmail(request, reply)
      if (refused !== undefined) return refused
      return attempts.exceedsMails(request.ip, new Date()) ? refuseMore(reply) : undefined
    },
  }
}

function limitBy(who: (request: FastifyRequest) => string): LimitRate {
  const add = openWindows({ windowMs: WINDOW_MS, mostKeys: MOST_KEYS })
  return async (request, reply) => {
    // The route, and not the address as sent: `/loca%6C` is another spelling of the same.
    const key = `${who(request)}:${request.routeOptions.url}:${networkOf(request.ip)}`
    // By a clock that nobody sets: the tries of a minute are not forgotten with it.
    const { count, leftMs } = add(key, performance.now())
    reply.headers({
      'X-RateLimit-Limit': MAX,
      'X-RateLimit-Remaining': Math.max(0, MAX - count),
      'X-RateLimit-Reset': Math.ceil((Date.now() + leftMs) / 1000),
    })
    return count > MAX ? refuseMore(reply) : undefined
  }
}

function refuseMore(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, refuse('RateLimitError', 'Too many requests, please try again later.'))
}

function emailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email.toLowerCase().slice(0, 254) : undefined
}
