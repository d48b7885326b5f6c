import { type FastifyInstance, fastify } from 'fastify'
import type { Logger } from 'pino'
import { AppError, httpStatusOf } from '#platform/app-error.ts'

/** The API for partners and for our own pages, on the api host. Errors have one shape. */
export async function createApiApp(log: Logger): Promise<FastifyInstance> {
  const app = fastify({ logger: false, bodyLimit: 1_048_576 })
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send(apiError('not-found', 'There is nothing at this address.'))
  })
  app.setErrorHandler((error, _request, reply) => {
    const known = knownError(error)
    if (known.status >= 500) log.error({ err: error }, 'api request failed')
    reply.code(known.status).send(apiError(known.code, known.message))
  })
  await app.ready()
  return app
}

function knownError(error: unknown): { status: number; code: string; message: string } {
  if (error instanceof AppError) {
    const status = httpStatusOf(error.code)
    return { status, code: error.code, message: status < 500 ? error.message : hidden }
  }
  const { statusCode: status = 500, message = '' } = error as {
    statusCode?: number
    message?: string
  }
  if (status >= 400 && status < 500) return { status, code: 'input-invalid', message }
  return { status: 500, code: 'internal', message: hidden }
}

/** What went wrong inside is for the log. */
const hidden = 'Something broke on our side. Please try again in a moment.'

function apiError(code: string, message: string) {
  return { error: { code, message } }
}
