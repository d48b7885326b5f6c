import type { FastifyInstance } from 'fastify'
import type { HostTable } from '#sites/hosts.ts'

/**
 * Any site may ask for prices from its visitors' browsers. Only pages of our own may send cookies
 * along, so that no other site can act for somebody who is signed in.
 */
export function allowOrigins(app: FastifyInstance, hosts: HostTable): void {
  const own = new Set(Object.values(hosts.origins))
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin, Accept-Language')
    if (origin !== undefined && own.has(origin)) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-allow-credentials', 'true')
    } else {
      reply.header('access-control-allow-origin', '*')
    }
    if (request.method !== 'OPTIONS') {
      if (origin !== undefined) reply.header('access-control-expose-headers', EXPOSED)
      done()
      return
    }
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS')
      .header(
        'access-control-allow-headers',
        'Content-Type, Accept-Language, If-None-Match, Idempotency-Key',
      )
      .header('access-control-max-age', '86400')
      .send()
  })
}

const EXPOSED =
  'ETag, X-Request-Id, Content-Language, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Allow'
