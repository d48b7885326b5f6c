import type { FastifyInstance } from 'fastify'
import { isOutage, RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import { plainAnswer } from './plain-answer.ts'
import type { Logger } from './request-log.ts'

/**
 * What goes wrong in an application for visitors is told to the log; they get a plain page. Fastify
 * itself would tell nobody but the visitor, and all of it: a failed query with its parameters.
 */
export function answerFailures(app: FastifyInstance, log: Pick<Logger, 'error'>): void {
  app.setErrorHandler((error, _request, reply) => {
    const requestId = String(reply.raw.getHeader('x-request-id') ?? '')
    // Who left in the middle broke it off, and hears nothing any more.
    if (!reply.raw.destroyed) log.error({ err: error, id: requestId }, 'request failed')
    const status = isOutage(error) ? 503 : 500
    const { contentType, body } = plainAnswer(undefined, status, { homeUrl: undefined, requestId })
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body)
  })
}
