import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { toWebRequest } from './to-web-request.ts'

const url = new URL('http://app.localhost:3000/account/signin')

function read(headers: IncomingMessage['headers']): Request {
  return toWebRequest({ method: 'POST', headers } as IncomingMessage, url, {
    signal: AbortSignal.timeout(1000),
    readBody: () => Readable.from('a=b'),
  })
}

test.each([
  ['a form of this very host from a browser that hides it', 'null', 'same-origin', null],
  ['a form that names its origin', url.origin, 'same-origin', url.origin],
  ['a sandboxed frame', 'null', 'cross-site', 'null'],
  ['a sandboxed frame in an old browser', 'null', undefined, 'null'],
  ['another site that claims more', 'https://evil.example', 'same-origin', 'https://evil.example'],
])('the origin of %s', (_who, origin, site, expected) => {
  const headers = { origin, ...(site && { 'sec-fetch-site': site }) }
  expect(read(headers).headers.get('origin')).toBe(expected)
})
