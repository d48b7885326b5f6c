import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeJoinedHead } from '#platform/joined-head.ts'
import type { RenderedPage } from '../render-page.ts'
import type { StoredVariant } from './stored-page.ts'

/** What of a request decides about the form of its answer. */
export type PageAsk = {
  readonly method: string | undefined
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly expect: string | undefined
}

export function pageAskOf({ method, headers }: IncomingMessage): PageAsk {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch, expect } = headers
  return { method, acceptEncoding, ifNoneMatch, expect }
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
  const length = ['content-length', variant.length]
  const isPlain = ask.method !== 'HEAD' && ask.expect === undefined
  if (!isPlain || !writeJoinedHead(response, headOf(variant, requestId), length)) {
    response.writeHead(200, [...variant.headers, ...length, 'x-request-id', requestId])
  }
  if (ask.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** The first lines of the answer, with all headers but the length and what the connection needs. */
export function headOf({ head }: StoredVariant, requestId: string): string {
  // Made by us of digits and letters: nothing in it needs a check.
  return `${head}x-request-id: ${requestId}\r\n`
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
    if (name !== 'content-encoding' && name !== 'content-type') {
      list.push(name, headers[index + 1] ?? '')
    }
  }
  return list
}
