import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { glanceAt } from './glance-at.ts'

function look(rawHeaders: string[], { method = 'GET', url = '/' } = {}) {
  return glanceAt({ method, url, rawHeaders } as IncomingMessage)
}

test('an ordinary request is read, however its headers are spelt', () => {
  const headers = ['HOST', 'a.test', 'If-None-Match', '"x"', 'accept-Encoding', 'br', 'Origin', 'b']
  expect(look([...headers, 'Cookie', 'a=b'], { method: 'HEAD' })).toEqual({
    method: 'HEAD',
    host: 'a.test',
    acceptEncoding: 'br',
    ifNoneMatch: '"x"',
  })
  expect(look(['Host', 'a.test'])).toMatchObject({ acceptEncoding: undefined })
})

test.each([
  ['no host', []],
  ['an empty host', ['Host', '']],
  ['two hosts', ['Host', 'a', 'host', 'a']],
  ['two lists of cookies', ['Host', 'a', 'Cookie', 'a=b', 'cookie', 'c=d']],
  ['two lists of encodings', ['Host', 'a', 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip']],
  ['two versions', ['Host', 'a', 'If-None-Match', '"a"', 'If-None-Match', '"b"']],
  ['an expectation', ['Host', 'a', 'Expect', '100-continue']],
  ['a body of some length', ['Host', 'a', 'Content-Length', '1']],
  ['a body in pieces', ['Host', 'a', 'transfer-encoding', 'chunked']],
  ['broken cookies', ['Host', 'a', 'Cookie', 'a=b;;c=d']],
  ['somebody who is signed in', ['Host', 'a', 'Cookie', 'a=b; strapi_jwt=x']],
])('%s is left to the long way', (_, headers) => {
  expect(look(headers)).toBeUndefined()
})

test('so are other methods and long addresses', () => {
  expect(look(['Host', 'a'], { method: 'POST' })).toBeUndefined()
  expect(look(['Host', 'a'], { url: `/${'a'.repeat(9000)}` })).toBeUndefined()
})
