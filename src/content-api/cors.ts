import type { FastifyInstance } from 'fastify'
import { type HostTable, originOf } from '#sites/hosts.ts'

/**
 * Anybody may read from a browser what anybody may read. Only pages of our own may send the
 * session along, so that no other site can act for a visitor who is signed in; to the back office
 * only its own.
 */
export function allowOrigins(app: FastifyInstance, hosts: HostTable): void {
  const own = new Set(Object.values(hosts.origins))
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    const isOffice = request.url.startsWith('/admin')
    const isOwn = isOffice
      ? origin === originOf(hosts, 'cms')
      : origin !== undefined && own.has(origin)
    reply.header('access-control-allow-origin', isOwn ? origin : '*')
    reply.header('access-control-expose-headers', exposedHeaders)
    reply.header('vary', 'Origin')
    if (isOwn) reply.header('access-control-allow-credentials', 'true')
    if (request.method !== 'OPTIONS') return done()
    const asked = request.headers['access-control-request-headers']
    reply.header('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS')
    reply.header('access-control-allow-headers', asked ? safeList(asked) : usualHeaders)
    reply.header('access-control-max-age', '31536000')
    reply.code(204).send()
  })
}

const exposedHeaders =
  'ETag, X-Request-Id, Retry-After, Allow, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset'
const usualHeaders = 'Content-Type,Authorization,Origin,Accept'

/** What browsers ask for is allowed: headers alone open nothing here. */
function safeList(asked: string): string {
  return /^[\w\s,-]{1,1000}$/.test(asked) ? asked : usualHeaders
}
