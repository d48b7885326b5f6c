import { type FastifyInstance, fastify } from 'fastify'
import type { Logger } from 'pino'

/** The content system's host. Every answer, errors included, has the shape of Strapi v4. */
export async function createContentApp(log: Logger): Promise<FastifyInstance> {
  const app = fastify({ logger: false, bodyLimit: 1_048_576 })
  app.all('/_health', (_request, reply) => reply.code(204).send())
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send(strapiError(404, 'NotFoundError', 'Not Found'))
  })
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode: status = 500, message } = error as { statusCode?: number; message: string }
    if (status === 413) {
      reply.code(413).send(strapiError(413, 'PayloadTooLargeError', 'Entity too large'))
    } else if (status >= 400 && status < 500) {
      reply.code(status).send(strapiError(status, 'ValidationError', message))
    } else {
      log.error({ err: error }, 'content request failed')
      reply.code(500).send({
        data: null,
        error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
      })
    }
  })
  await app.ready()
  return app
}

function strapiError(status: number, name: string, message: string) {
  return { data: null, error: { status, name, message, details: {} } }
}
