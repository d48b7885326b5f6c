import type { FastifyInstance } from 'fastify'
import { isOutage } from '#platform/database/is-outage.ts'
import type { HostTable } from '#sites/hosts.ts'
import { replyPlainly } from './reply-plainly.ts'
import type { Logger } from './request-log.ts'

/**
 * What goes wrong in an application for visitors is told to the log, and the visitor gets a plain page,
 * as for an address where nothing is. Fastify by itself would tell only the visitor, and too much: a
 * failed query with its parameters.
 */
export function answerFailures(
  app: FastifyInstance,
  { log, hosts }: { log: Pick<Logger, 'error'>; hosts: HostTable },
): void {
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error)
    const id = String(reply.raw.getHeader('x-request-id') ?? '')
    // A visitor who left in the middle broke it off: nothing failed, and nobody hears the answer.
    if (status >= 500 && !reply.raw.destroyed) log.error({ err: error, id }, 'request failed')
    return replyPlainly(reply, status, hosts)
  })
  app.setNotFoundHandler((_request, reply) => replyPlainly(reply, 404, hosts))
}

/** What Fastify cannot read, such as a type of content that is none, is the asker's doing. */
function statusOf(error: unknown): 400 | 413 | 500 | 503 {
  if (isOutage(error)) return 503
  const { statusCode } = error as { statusCode?: unknown }
  if (statusCode === 413) return 413
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 400 : 500
}
