import type { FastifyReply } from 'fastify'
import type { HostTable } from '#sites/hosts.ts'

/**
 * Any site may ask for prices from its visitors' browsers, and show a token that it was given. Only
 * pages of our own may send cookies along, so that no other site can act for somebody who is signed
 * in.
 */
export function originHeaders(hosts: HostTable): (origin: string | undefined) => readonly string[] {
  const own = new Map(
    Object.values(hosts.origins).map((origin) => [origin, headersForOwn(origin)] as const),
  )
  return (origin) => (origin === undefined ? FOR_ANYBODY : (own.get(origin) ?? FOR_PARTNERS))
}

export function answerPreflight(reply: FastifyReply): void {
  reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS')
    .header(
      'access-control-allow-headers',
      'Content-Type, Accept-Language, If-None-Match, Idempotency-Key, Authorization',
    )
    .header('access-control-max-age', '86400')
    .send()
}

const VARY = ['vary', 'Origin, Accept-Language']
const FOR_ANYBODY = [...VARY, 'access-control-allow-origin', '*']
const EXPOSE = [
  'access-control-expose-headers',
  'ETag, X-Request-Id, Content-Language, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Allow, WWW-Authenticate',
]
const FOR_PARTNERS = [...FOR_ANYBODY, ...EXPOSE]

function headersForOwn(origin: string): readonly string[] {
  return [
    ...VARY,
    'access-control-allow-origin',
    origin,
    'access-control-allow-credentials',
    'true',
    ...EXPOSE,
  ]
}
