import type { IncomingMessage, ServerResponse } from 'node:http'
// The global one is looked for anew each time, which takes longer than reading the clock.
import { performance } from 'node:perf_hooks'
import { splitQuery } from '#sites/request-path.ts'
import type { Metrics } from './metrics.ts'
import { nextRequestId } from './request-id.ts'
import { askedPart, type LogRequest, type RequestLine } from './request-log.ts'

/** A request on its way to an answer, from the first byte to the log line. */
export type Asking = {
  id: string
  startedAt: number
  request: IncomingMessage
  /** The host as the request names it. */
  host: string
  /** Without the query. */
  path: string
  /** Who answers, for the measurements: a host's role, or the cache. */
  by: string
  cache?: RequestLine['cache']
  /** What was asked for, as the log says it, where that is written down already. */
  asked?: string | undefined
}

/** The same with the answer that Node made room for. */
export type Exchange = Asking & { response: ServerResponse }

export function openAsking(request: IncomingMessage, host: string, path: string): Asking {
  return { id: nextRequestId(), startedAt: performance.now(), request, host, path, by: 'door' }
}

export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const { path } = splitQuery(request.url ?? '')
  return { ...openAsking(request, request.headers.host ?? '', path), response }
}

/** Writes the log line and the measurements, once the answer is out or the visitor is gone. */
export function closeExchange(exchange: Exchange, logRequest: LogRequest, metrics: Metrics): void {
  const { response } = exchange
  closeAsking(exchange, response.headersSent ? response.statusCode : VISITOR_LEFT, {
    logRequest,
    metrics,
  })
}

/** The same for an answer with this status. */
export function closeAsking(
  { id, startedAt, request, host, path, by, cache, asked }: Asking,
  status: number,
  { logRequest, metrics }: { logRequest: LogRequest; metrics: Metrics },
): void {
  const ms = performance.now() - startedAt
  metrics.observe(by, status, ms / 1000, cache)
  const line: RequestLine = { id, method: request.method ?? '', host, path, status, ms }
  if (cache) line.cache = cache
  if (asked) line.asked = asked
  logRequest(line)
}

/** There was no answer: the visitor left before. As nginx says it, for HTTP has no word for it. */
const VISITOR_LEFT = 499

/** As the log says it. */
export function askedFor({ request, host, path }: Asking): string {
  return askedPart({ method: request.method ?? '', host, path })
}
