import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { type RequestFacts, requestFacts } from '../request-facts.ts'
import { loader } from './keep-locale.ts'

const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'feather.example', port: 3000 })

test('who has no script finds the app in the language of the page that led there', () => {
  const context = new RouterContextProvider()
  const target = { kind: 'content', site: 'default', locale: 'en-es', path: '/keep-locale' }
  context.set(requestFacts, { hosts, target } as unknown as RequestFacts)
  const { headers, status } = loader({ context } as unknown as Parameters<typeof loader>[0])
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store'])
  const rules = 'Path=/; Max-Age=31536000; Domain=feather.example; Secure; SameSite=Lax'
  expect(headers.getSetCookie()).toEqual([`_fili=en; ${rules}`, `_firi=es; ${rules}`])
})
