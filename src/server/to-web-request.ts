import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/**
 * A request of Node as React Router takes it. Some browsers are told to hide where a form comes from:
 * their Origin is the word `null`, which it refuses, though another header says that the form is of
 * this very host. Left out, it refuses nothing, and our own forms ask that other header.
 */
export function toWebRequest(
  request: IncomingMessage,
  url: URL,
  { signal, readBody }: { signal: AbortSignal; readBody: () => Readable },
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  if (headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin') {
    headers.delete('origin')
  }
  const method = request.method ?? 'GET'
  // A request without a body has ended before it is read.
  if (method === 'GET' || method === 'HEAD' || request.readableEnded) {
    return new Request(url, { method, headers, signal })
  }
  const body = Readable.toWeb(readBody()) as ReadableStream
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit)
}

/** Tells the renderer that the visitor left before the answer was out. */
export function abortedBy(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  return left.signal
}
