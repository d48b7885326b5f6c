import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { HostTable } from '#sites/hosts.ts'
import { ApiFailure } from './errors/api-failure.ts'

/**
 * For routes that act on a visitor's cookies: they take small messages, a few a minute, and from
 * our own origins only, which no other site's script can pretend to be.
 */
export function ownPagesOnly(hosts: HostTable) {
  const own = new Set(Object.values(hosts.origins))
  return {
    bodyLimit: 1_024,
    config: { requestsPerMinute: 30 },
    onRequest: async ({ headers: { origin = '' } }: FastifyRequest) => {
      if (!own.has(origin)) throw new ApiFailure('bad-request')
    },
  } satisfies RouteShorthandOptions
}
