import type { FastifyInstance, HTTPMethods } from 'fastify'
import { StrapiError } from '../errors/strapi-error.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A path that exists, asked in a way it does not know, says so instead of being not found. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    handler(_request, reply) {
      reply.header('allow', allowed.join(', '))
      throw new StrapiError(405, 'MethodNotAllowedError', 'Method Not Allowed')
    },
  })
}
