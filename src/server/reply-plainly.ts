import type { FastifyReply } from 'fastify'
import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { localeAsked } from './locale-asked.ts'
import { PLAIN_PAGE_TYPE, type PlainStatus, plainPage } from './plain-page.ts'

/** Answers a visitor of an application with a plain page, in the language that was asked for. */
export function replyPlainly(
  reply: FastifyReply,
  status: PlainStatus,
  hosts: HostTable,
): FastifyReply {
  const { url = '/', headers } = reply.request.raw
  const body = plainPage(status, {
    locale: localeAsked(url, headers),
    homeOrigin: originOf(hosts, 'default'),
    appOrigin: originOf(hosts, 'app'),
    requestId: String(reply.raw.getHeader('x-request-id') ?? ''),
  })
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(status).header('cache-control', 'no-store').type(PLAIN_PAGE_TYPE).send(body)
}
