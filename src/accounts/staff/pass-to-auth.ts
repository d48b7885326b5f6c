import type { FastifyReply, FastifyRequest } from 'fastify'
import { CLIENT_IP_HEADER } from '../client-headers.ts'
import type { StaffAuth } from './create-staff-auth.ts'

/** Hands a request to better-auth's own routes, and its answer back. */
export async function passToAuth(
  staff: StaffAuth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  headers.delete('content-length')
  headers.set(CLIENT_IP_HEADER, request.ip)
  const { baseURL } = await staff.$context
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await staff.handler(
    new Request(new URL(request.url, baseURL), {
      method: request.method,
      headers,
      ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
    }),
  )
  reply.code(answer.status).header('cache-control', 'no-store')
  for (const [name, value] of answer.headers) reply.header(name, value)
  return reply.send(await answer.text())
}
