import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderedPage } from '../render-page.ts'
import type { StoredVariant } from './stored-page.ts'

/** What of a request decides about the form of its answer. */
export type PageAsk = {
  readonly method: string | undefined
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

export function pageAskOf({ method, headers }: IncomingMessage): PageAsk {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers
  return { method, acceptEncoding, ifNoneMatch }
}

/** Writes a page from memory, or 304 when the browser has the same already. */
export function sendVariant(
  ask: PageAsk,
  response: ServerResponse,
  variant: StoredVariant,
  requestId: string,
): void {
  if (ask.ifNoneMatch !== undefined && matches(ask.ifNoneMatch, variant.etag)) {
    response.writeHead(304, [...withoutBodyHeaders(variant.headers), 'x-request-id', requestId])
    response.end()
    return
  }
  response.writeHead(200, [...variant.headers, 'x-request-id', requestId])
  if (ask.method === 'HEAD') response.end()
  else response.end(variant.wire.body)
}

/** Writes a page that may not be kept: an error, a redirect, an answer that sets a cookie. */
export function sendPassed(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  requestId: string,
): void {
  response.writeHead(page.status, {
    ...page.headers,
    ...(page.cookies?.length ? { 'set-cookie': [...page.cookies] } : {}),
    'cache-control': 'no-store',
    'content-length': page.body.byteLength,
    'x-request-id': requestId,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(page.body)
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}

/** A 304 repeats what a cache needs and nothing about the body it does not carry. */
function withoutBodyHeaders(headers: readonly string[]): string[] {
  const list: string[] = []
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? ''
    if (!ABOUT_BODY.includes(name)) {
      list.push(name, headers[index + 1] ?? '')
    }
  }
  return list
}

const ABOUT_BODY: readonly string[] = ['content-encoding', 'content-type', 'content-length']
