import type { FastifyInstance, HTTPMethods } from 'fastify'
import { StrapiError } from '../errors/strapi-error.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * A path below `/api` that exists, or an uploaded file, asked in a way it does not know, says so
 * instead of being not found. Call it before the routes are registered, and what it returns after them.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') && !url.startsWith('/uploads/')) return
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]))
  })
  return () => {
    for (const [url, allowed] of [...known]) {
      app.route({
        method: methods.filter((method) => !allowed.has(method)),
        url,
        // The method is wrong whatever the body is, so it is refused before one is read.
        onRequest(_request, reply) {
          reply.header('allow', methods.filter((method) => allowed.has(method)).join(', '))
          throw new StrapiError(405, 'MethodNotAllowedError', 'Method Not Allowed')
        },
        handler: () => undefined,
      })
    }
  }
}
