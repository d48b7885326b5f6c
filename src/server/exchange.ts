import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import { askedPart, type LogRequest, nextRequestId, type RequestLine } from './request-log.ts'

/** One request with its answer, from the first byte to the log line. */
export type Exchange = {
  id: string
  startedAt: number
  request: IncomingMessage
  response: ServerResponse
  /** Who answers, for the measurements: a host's role, or the cache. */
  by: string
  cache?: RequestLine['cache']
  /** What was asked for, as the log says it, where that is written down already. */
  asked?: string | undefined
}

export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  return { id: nextRequestId(), startedAt: performance.now(), request, response, by: 'door' }
}

/** Writes the log line and the measurements, once the answer is out or the visitor is gone. */
export function closeExchange(exchange: Exchange, logRequest: LogRequest, metrics: Metrics): void {
  const { id, startedAt, request, response, by, cache, asked } = exchange
  const ms = performance.now() - startedAt
  metrics.observe(by, response.statusCode, ms / 1000)
  const line: RequestLine = {
    id,
    method: request.method ?? '',
    host: request.headers.host ?? '',
    path: pathOf(request),
    status: response.statusCode,
    ms: Math.round(ms * 100) / 100,
  }
  if (cache) line.cache = cache
  if (asked) line.asked = asked
  logRequest(line)
}

/** As the log says it. */
export function askedFor(request: IncomingMessage): string {
  const { method = '', headers } = request
  return askedPart({ method, host: headers.host ?? '', path: pathOf(request) })
}

function pathOf({ url = '' }: IncomingMessage): string {
  const queryStart = url.indexOf('?')
  return queryStart === -1 ? url : url.slice(0, queryStart)
}
