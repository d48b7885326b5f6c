import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { RequestFacts } from '#routes/request-facts.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { createPagesApp } from './pages-app.ts'
import type { FactSources } from './request-facts-for.ts'
import { setTarget } from './request-target.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Answers every page with the address that it takes for the visitor's. */
async function open(trustProxy: boolean, logged: unknown[] = []): Promise<string> {
  const log = { error: (...line: unknown[]) => void logged.push(line) }
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const env = { trustProxy, secretKey: 'key' }
  const sources = { hosts, env, log } as unknown as FactSources
  const app = await createPagesApp(sources, {
    renderer: {
      answer: async (request: Request, facts: RequestFacts) => {
        if (request.url.endsWith('/broken')) facts.reportError(new Error('broken'))
        return new Response(facts.clientIp)
      },
    } as never,
    security: {
      hydrated: () => ({ 'referrer-policy': 'strict-origin-when-cross-origin' }),
    } as never,
    findMoved: async () => undefined,
  })
  const server = createServer((request, response) => {
    setTarget(request, { kind: 'app' })
    response.setHeader('x-request-id', 'abc-1')
    app.routing(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    server.close()
    server.closeAllConnections()
    await app.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/me/policies`
}

test.each([
  ['our own proxy', true, '203.0.113.7', '203.0.113.7'],
  ['a caller in front of our proxy', true, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a caller without any proxy', false, '198.51.100.1', '127.0.0.1'],
])('an address that %s wrote', async (_who, trustProxy, forwarded, believed) => {
  const address = await open(trustProxy)
  const answer = await fetch(address, { headers: { 'x-forwarded-for': forwarded } })
  expect(await answer.text()).toBe(believed)
})

test.each([
  ['/me/policies/FP-1/claim', 200],
  ['/policies/life/upload', 200],
  ['/account/signin', 413],
  ['/calls/household', 413],
])('files of 2 MB for %s are answered with %i', async (path, status) => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(2_000_000)]))
  const answer = await fetch(new URL(path, await open(false)), { method: 'POST', body })
  expect(answer.status).toBe(status)
})

test('what fails is logged, and told the visitor, by the id of the request', async () => {
  const logged: unknown[] = []
  const address = await open(false, logged)
  await fetch(new URL('/me/broken', address))
  expect(logged).toMatchObject([[{ id: 'abc-1' }, 'page failed']])
  const body = 'x'.repeat(2_000_000)
  const refused = await fetch(new URL('/account/signin', address), { method: 'POST', body })
  expect(await refused.text()).toContain('abc-1')
})

test.each([
  ['/account/reset-password?code=abc', 'strict-origin'],
  ['/account/sign-in-link?token=abc', 'strict-origin'],
  ['/calls/booking/abc.def', 'strict-origin'],
  ['/me/settings', 'strict-origin-when-cross-origin'],
])('who follows a link or sends a form from %s brings %s', async (path, policy) => {
  const answer = await fetch(new URL(path, await open(false)))
  expect(answer.headers.get('referrer-policy')).toBe(policy)
})
