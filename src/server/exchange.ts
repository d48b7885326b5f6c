import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import { askedPart, type LogRequest, nextRequestId, type RequestLine } from './request-log.ts'

/** One request with its answer, from the first byte to the log line. */
export type Exchange = {
  id: string
  startedAt: number
  request: IncomingMessage
  response: ServerResponse
  /** The host as the request names it. */
  host: string
  /** Who answers, for the measurements: a host's role, or the cache. */
  by: string
  cache?: RequestLine['cache']
  /** What was asked for, as the log says it, where that is written down already. */
  asked?: string | undefined
}

export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  host = request.headers.host ?? '',
): Exchange {
  return { id: nextRequestId(), startedAt: performance.now(), request, response, host, by: 'door' }
}

/** Writes the log line and the measurements, once the answer is out or the visitor is gone. */
export function closeExchange(exchange: Exchange, logRequest: LogRequest, metrics: Metrics): void {
  const { id, startedAt, request, response, host, by, cache, asked } = exchange
  const ms = performance.now() - startedAt
  const status = response.headersSent ? response.statusCode : VISITOR_LEFT
  metrics.observe(by, status, ms / 1000, cache)
  const line: RequestLine = {
    id,
    method: request.method ?? '',
    host,
    path: pathOf(request),
    status,
    ms: Math.round(ms * 100) / 100,
  }
  if (cache) line.cache = cache
  if (asked) line.asked = asked
  logRequest(line)
}

/** There was no answer: the visitor left before. As nginx says it, for HTTP has no word for it. */
const VISITOR_LEFT = 499

/** As the log says it. */
export function askedFor({ request, host }: Pick<Exchange, 'request' | 'host'>): string {
  return askedPart({ method: request.method ?? '', host, path: pathOf(request) })
}

function pathOf({ url = '' }: IncomingMessage): string {
  const queryStart = url.indexOf('?')
  return queryStart === -1 ? url : url.slice(0, queryStart)
}
