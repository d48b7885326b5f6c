import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { answerOnSockets } from '../answer-on-socket.ts'
import { pageAskOf, sendPassed, sendVariant } from './send-page.ts'
import { type StoredVariant, toStoredPage } from './stored-page.ts'
import { KEEP_ALIVE_MS } from './wire.ts'

const html = `<!doctype html><title>Grüße</title>${'<p>Hausrat</p>'.repeat(200)}`
let variant: StoredVariant
let server: Server

beforeAll(async () => {
  const rendered = {
    status: 200,
    tags: [],
    queryKeys: [],
    mayBeKept: true,
    body: Buffer.from(html),
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
  }
  variant = await toStoredPage({ host: 'localhost', key: '/' }, rendered, {
    now: 0,
    freshMs: 1,
  }).encode('gzip')
  server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (request.url === '/page') {
      return sendVariant(pageAskOf(request), response, variant, 'request00001')
    }
    if (request.url === '/passed') {
      const cookies = ['language=de', 'region=at']
      return sendPassed(request, response, { ...rendered, cookies }, 'request00001')
    }
    response
      .writeHead(200, [...variant.headers, 'x-request-id', 'request00001'])
      .end(variant.wire.body)
  })
  answerOnSockets(server, ({ url }) =>
    url === '/page' ? (send) => send(variant.wire, 'request00001') : undefined,
  )
  await listenHere(server)
})
afterAll(() => void server.close())

/** The bytes that come back for bytes, until the connection ends. */
async function exchange(sent: string): Promise<string> {
  const socket = connect(portOf(server), '127.0.0.1').setEncoding('latin1')
  socket.end(sent)
  return text(socket)
}

const get = (path: string, more = '', version = '1.1') =>
  `GET ${path} HTTP/${version}\r\nHost: a\r\nAccept-Encoding: gzip\r\n${more}\r\n`

function headOf(answer: string): string[] {
  const [head = ''] = answer.split('\r\n\r\n', 1)
  return head
    .split('\r\n')
    .filter((line) => !line.startsWith('Date:'))
    .toSorted()
}

test.each([
  ['connections that stay', get('/page'), get('/plain')],
  [
    'connections that end',
    get('/page', 'Connection: close\r\n'),
    get('/plain', 'Connection: close\r\n'),
  ],
  ['older clients', get('/page', '', '1.0'), get('/plain', '', '1.0')],
])('a page says on %s what Node would say', async (_, ours, nodes) => {
  const [page, plain] = await Promise.all([exchange(ours), exchange(nodes)])
  expect(headOf(page)).toEqual(headOf(plain))
  expect(page).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} /)
  const body = page.slice(page.indexOf('\r\n\r\n') + 4)
  expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe(html)
})

test('answers follow one another on one connection', async () => {
  const answers = await exchange(get('/page') + get('/plain') + get('/page'))
  expect(answers.split('HTTP/1.1 200 OK\r\n')).toHaveLength(4)
})

test('a page that sets cookies sets each of them', async () => {
  const head = headOf(await exchange(get('/passed')))
  expect(head.filter((line) => line.startsWith('set-cookie'))).toEqual([
    'set-cookie: language=de',
    'set-cookie: region=at',
  ])
})

test('what a header may not hold is refused when the page is stored', () => {
  const headers = { link: '</a>\r\nset-cookie: a=b' }
  const rendered = { status: 200, tags: [], queryKeys: [], mayBeKept: true, body: Buffer.alloc(0) }
  const name = { host: 'localhost', key: '/' }
  expect(() => toStoredPage(name, { ...rendered, headers }, { now: 0, freshMs: 1 })).toThrow(
    'Invalid character',
  )
})
