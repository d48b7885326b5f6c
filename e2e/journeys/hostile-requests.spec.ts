import { expect, test } from '@playwright/test'
import { sendRaw } from '../steps/send-raw.ts'
import { type Answered, sendRequest } from '../steps/send-request.ts'

const host = `localhost:${process.env['E2E_PORT']}`

test.describe('a request that is not right gets a clear 4xx', () => {
  for (const { name, bytes, status } of [
    { name: 'an unknown host', bytes: get('/', 'evil.example'), status: 421 },
    { name: 'an unknown locale', bytes: get('/xx-yy/blog'), status: 404 },
    { name: 'a path with ..', bytes: get('/../etc/passwd'), status: 400 },
    { name: 'a path with encoded ..', bytes: get('/%2e%2e/etc/passwd'), status: 400 },
    { name: 'a path with a NUL', bytes: get('/a%00b'), status: 400 },
    { name: 'a path with broken encoding', bytes: get('/%zz'), status: 400 },
    { name: 'an address of 8 KB', bytes: get(`/${'a'.repeat(8192)}`), status: 414 },
    {
      name: 'headers of 20 KB',
      bytes: get('/', host, `X-A: ${'a'.repeat(20_000)}\r\n`),
      status: 431,
    },
    { name: 'two Host headers', bytes: get('/', host, 'Host: evil.example\r\n'), status: 400 },
    {
      name: 'a malformed cookie',
      bytes: get('/', host, 'Cookie: =; ;;_fccs=%E0%A4%A\r\n'),
      status: 400,
    },
    {
      name: 'a malformed cookie, sent to an API',
      bytes: get('/', `api.${host}`, 'Cookie: ;;\r\n'),
      status: 400,
    },
    { name: 'no Host header', bytes: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400 },
    { name: 'no HTTP at all', bytes: 'HELLO\r\n\r\n', status: 400 },
    { name: 'a method nobody uses', bytes: get('/').replace('GET', 'TRACE'), status: 405 },
    {
      name: 'a form sent where there is none',
      bytes: get('/').replace('GET', 'POST'),
      status: 405,
    },
    {
      name: 'a type of content without content',
      bytes: get('/', host, 'Content-Type: application/json\r\n').replace('GET', 'POST'),
      status: 405,
    },
    {
      name: 'a type of content without content, sent to an API',
      bytes: get('/api/auth/local', `cms.${host}`, 'Content-Type: application/json\r\n').replace(
        'GET',
        'POST',
      ),
      status: 400,
    },
    {
      name: 'a type of content that is none',
      bytes: `${get('/', host, 'Content-Type: ;;;\r\nContent-Length: 1\r\n').replace('GET', 'POST')}a`,
      status: 400,
    },
    {
      name: 'somebody who takes us for a proxy',
      bytes: get('evil.example:443').replace('GET', 'CONNECT'),
      status: 405,
    },
    { name: 'an inner address on its site', bytes: get('/~default/en-de'), status: 404 },
    {
      name: 'an inner address on the app',
      bytes: get('/~default/en-de', `app.${host}`),
      status: 404,
    },
    { name: 'the data of a page', bytes: get('/_root.data'), status: 404 },
  ]) {
    test(name, async () => {
      const answer = await sendRaw(bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toMatch(/^x-content-type-options: nosniff/im)
      expect(answer).toMatch(/content-type: (text\/html.*<\/html>|application\/json.*"error")/is)
      expect(answer).not.toMatch(/\bat .+:\d+:\d+|node_modules|file:\/\//)
    })
  }

  test('cookies whose values mean nothing change nothing', async () => {
    const cookie = '_fccs=%E0%A4%A; _fili=%00; strapi_jwt=%; x; y={"a": [1, 2]}'
    const answer = await sendRequest({ host: 'default', path: '/', headers: { cookie } })
    expect(answer.status).toBe(200)
  })

  test('an expectation that HTTP does not know changes nothing', async () => {
    const answer = await sendRaw(get('/', host, 'Expect: a-miracle\r\n'))
    expect(answer).toMatch(/^HTTP\/1.1 200 .*^x-content-type-options: nosniff/ims)
  })

  test('on the api host it gets JSON', async () => {
    const answer = await sendRaw(get('/%zz', `api.${host}`))
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(JSON.parse(bodyOf(answer))).toHaveProperty('error.message')
  })

  test('on the cms host it gets the JSON of its API', async () => {
    const answer = await sendRaw(get('/%zz', `cms.${host}`))
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ data: null, error: { status: 400 } })
  })

  test('a body over the limit is refused before it is read', async () => {
    // Only announced: whoever sends it all may meet a closed line before the answer.
    const announced = get('/', host, 'Content-Length: 2000000\r\n').replace('GET', 'POST')
    expect(await sendRaw(announced)).toMatch(/^HTTP\/1.1 413 /)
  })
})

test('every answer carries the security headers', async () => {
  const asked = [
    ['default', '/'],
    ['default', '/nowhere'],
    ['default', '/%zz'],
    ['default', '/favicon.svg'],
    ['default', '/healthz'],
    ['app', '/nowhere'],
    ['api', '/'],
    ['cms', '/api/x'],
  ] as const
  for (const [to, path] of asked) {
    const headers = (await sendRequest({ host: to, path })).headers
    expect.soft(headers, `${to} ${path}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'x-request-id': expect.stringMatching(/^[0-9a-z]{5}\d{7}$/),
    })
  }
})

test('content pages allow only scripts of our own; hydrated pages carry a fresh nonce', async () => {
  const content = await sendRequest({ host: 'default', path: '/' })
  expect(policyOf(content)).toContain("script-src 'self';")
  const nonces = new Set<string>()
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await sendRequest({ host: 'app', path: '/style-guide' })
    const nonce = /'nonce-([^']+)'/.exec(policyOf(answer))?.[1]
    expect(answer.body).toContain(`nonce="${nonce}"`)
    nonces.add(nonce ?? '')
  }
  expect(nonces.size).toBe(2)
})

function policyOf({ headers }: Answered): string {
  return String(headers['content-security-policy'])
}

function get(path: string, to = host, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${to}\r\nConnection: close\r\n${more}\r\n`
}

function bodyOf(answer: string): string {
  return answer.slice(answer.indexOf('\r\n\r\n') + 4)
}
