import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutPort } from '#platform/network-of.ts'
import { CLIENT_IP_HEADER } from '../client-headers.ts'
import type { Accounts } from '../create-accounts.ts'
import { sendProblem } from '../strapi/send.ts'
import { STAFF_AUTH_PATH } from './create-staff-auth.ts'
import {
  lacksSecondFactor,
  OPEN_WITHOUT_SECOND_FACTOR,
  SET_UP_NEEDED,
} from './second-factor-duty.ts'

/** Hands a request to better-auth's own routes, and its answer back. */
export async function passToAuth(
  { staff, parts }: Pick<Accounts, 'staff' | 'parts'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  headers.delete('content-length')
  headers.set(CLIENT_IP_HEADER, withoutPort(request.ip))
  const { baseURL } = await staff.$context
  const url = new URL(request.url, baseURL)
  if (!OPEN_WITHOUT_SECOND_FACTOR.includes(url.pathname.slice(STAFF_AUTH_PATH.length))) {
    const session = await staff.api.getSession({ headers, query: { disableRefresh: true } })
    if (session !== null && lacksSecondFactor(parts.env, session.user))
      return sendProblem(reply, { refused: SET_UP_NEEDED })
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  // Of a form it gets nothing: it would take the text that we make of it apart for seconds, while
  // everybody waits.
  const body = request.mediaType === 'application/json' ? (request.body ?? {}) : {}
  const answer = await staff.handler(
    new Request(url, {
      method: request.method,
      headers,
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    }),
  )
  reply.code(answer.status).header('cache-control', 'no-store')
  for (const [name, value] of answer.headers) reply.header(name, value)
  // Its limits say how long to wait under a name of their own.
  const wait = answer.headers.get('x-retry-after')
  if (wait) reply.header('retry-after', wait)
  return reply.send(await answer.text())
}
