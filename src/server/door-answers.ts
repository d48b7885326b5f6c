import type { ServerResponse } from 'node:http'
import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import { findHost, type HostTable, originOf } from '#sites/hosts.ts'
import type { Exchange } from './exchange.ts'
import { localeAsked } from './locale-asked.ts'
import type { Served } from './page-cache/page-cache.ts'
import { pageAskOf, sendPassed, sendVariant } from './page-cache/send-page.ts'
import { plainAnswer } from './plain-answer.ts'
import type { PlainStatus } from './plain-page.ts'
import { ALLOWED_METHODS, READING_METHODS } from './refuse-request.ts'
import type { HeaderList, SecurityHeaders } from './security-headers.ts'
import { straysFromOffice } from './strays-from-office.ts'

/** What the front door itself answers with. */
type AnswerParts = { hosts: HostTable; security: SecurityHeaders }

/** Pages carry all their headers themselves, so that a cached one needs nothing set. */
export function sendServed(exchange: Exchange, served: Served): void {
  const { request, response, id } = exchange
  response.removeHeader('x-request-id')
  exchange.cache = served.kind === 'stored' ? served.state : 'pass'
  if (served.kind === 'stored') sendVariant(pageAskOf(request), response, served.variant, id)
  else sendPassed(request, response, served.page, id)
}

export function sendStatus(
  { security }: AnswerParts,
  { request, response }: Exchange,
  status: number,
  body: object,
): void {
  setHeaders(response, security.data)
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
}

export function sendRedirect(
  { security }: AnswerParts,
  { response }: Exchange,
  { status, location }: { status: number; location: string },
): void {
  setHeaders(response, security.content)
  response.writeHead(status, { location, 'cache-control': 'public, max-age=3600' }).end()
}

/** To who asks what the server as a whole can do, and not one address (RFC 9110, 9.3.7). */
export function sendMethods({ security }: AnswerParts, { response }: Exchange): void {
  setHeaders(response, security.data)
  response.writeHead(204, { allow: ALLOWED_METHODS, 'cache-control': 'no-store' }).end()
}

/** To who would change what can only be read. */
export function sendReadOnly(parts: AnswerParts, exchange: Exchange): void {
  sendPlain(parts, exchange, 405, READING_METHODS)
}

export function sendPlain(
  { hosts, security }: AnswerParts,
  { request, response, id }: Exchange,
  status: PlainStatus,
  allow = ALLOWED_METHODS,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const role = findHost(hosts, request.headers.host)?.role
  const { contentType, body } =
    role === 'cms' && straysFromOffice(request)
      ? // The back office speaks English, and its own start leads on.
        plainAnswer('app', status, {
          locale: 'en-de',
          homeOrigin: originOf(hosts, 'cms'),
          requestId: id,
        })
      : plainAnswer(role, status, {
          locale: localeAsked(request.url ?? '/', request.headers),
          homeOrigin: status === 421 ? undefined : originOf(hosts, 'default'),
          requestId: id,
        })
  setHeaders(response, security.content)
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...((role === 'api' || role === 'cms') && FOR_ANY_SITE),
    ...(status === 405 && { allow }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** As the APIs say it of their own answers: else a browser would hide from a partner's page what was wrong. */
const FOR_ANY_SITE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Request-Id, Retry-After, Allow',
}

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
