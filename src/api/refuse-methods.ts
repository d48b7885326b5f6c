import type { FastifyInstance, HTTPMethods } from 'fastify'
import { ApiFailure } from './errors/api-failure.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers 405 with Allow where an address exists but the method does not. Call it before the
 * routes are registered, and what it returns after them.
 */
export function refuseMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    known.set(url, methods)
  })
  return () => {
    for (const [url, methods] of [...known]) {
      const others = METHODS.filter((method) => !methods.has(method))
      if (others.length === 0) continue
      const allow = [...methods, 'OPTIONS'].join(', ')
      app.route({
        method: others,
        url,
        schema: { hide: true },
        // The method is wrong whatever the body is, so it is refused before one is read.
        onRequest: (_request, reply) => {
          reply.header('allow', allow)
          throw new ApiFailure('method-not-allowed')
        },
        handler: () => undefined,
      })
    }
  }
}
