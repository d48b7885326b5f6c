import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from './errors/api-failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests that one address may make in a minute on this route, counted apart from others. */
    requestsPerMinute?: number
  }
}

/**
 * Requests that one address may make in a minute; an IPv6 network counts as one address. The
 * plugin that we use elsewhere awaits its store on every request, which took a tenth of the time
 * of a quote; here a count is a look-up in a map.
 */
export function limitRate(app: FastifyInstance, requestsPerMinute: number): void {
  const everywhere = new Counts()
  const onRoutes = new Map<string, Counts>()
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', config } = request.routeOptions
    const own = config.requestsPerMinute
    if (own === undefined) {
      done(count(everywhere, requestsPerMinute, request, reply))
      return
    }
    const counts = onRoutes.get(url) ?? new Counts()
    onRoutes.set(url, counts)
    done(count(counts, own, request, reply))
  })
}

function count(
  counts: Counts,
  max: number,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiFailure | undefined {
  const now = performance.now()
  const window = counts.add(addressOf(request), now)
  const seconds = Math.ceil((window.ends - now) / 1000)
  reply.header('ratelimit-limit', max)
  reply.header('ratelimit-remaining', Math.max(0, max - window.requests))
  reply.header('ratelimit-reset', seconds)
  if (window.requests <= max) return undefined
  reply.header('retry-after', seconds)
  return new ApiFailure('too-many-requests', { params: { seconds } })
}

function addressOf({ ip }: FastifyRequest): string {
  return ip.includes(':') ? normalizeIP(ip) : ip
}

/** A minute that began with a request. */
interface Window {
  requests: number
  /** On the clock that only runs forward. */
  readonly ends: number
}

class Counts {
  private readonly windows = new Map<string, Window>()

  add(address: string, now: number): Window {
    const known = this.windows.get(address)
    if (known && now < known.ends) {
      known.requests += 1
      return known
    }
    // Anew at the end of the map, so that the first is always the one that ends first.
    this.windows.delete(address)
    if (this.windows.size >= MOST_ADDRESSES) this.forgetFirst()
    const made = { requests: 1, ends: now + MINUTE }
    this.windows.set(address, made)
    return made
  }

  private forgetFirst(): void {
    for (const address of this.windows.keys()) {
      this.windows.delete(address)
      return
    }
  }
}

const MINUTE = 60_000
/** Strangers choose their addresses; a flood of them must not fill the memory. */
const MOST_ADDRESSES = 10_000
