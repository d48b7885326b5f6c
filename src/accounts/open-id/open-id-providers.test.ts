import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import type { CustomerAuth } from '../customers/create-customer-auth.ts'
import { createOpenIdProviders } from './open-id-providers.ts'

test('a provider that takes a question and never answers is not waited for, and asked again', async () => {
  let questions = 0
  const silent = createServer(() => {
    questions += 1
  })
  await listenHere(silent)
  const settings = {
    id: 'silent',
    clientId: 'feather',
    clientSecret: 'secret',
    scopes: ['openid'],
    issuer: `http://127.0.0.1:${portOf(silent)}`,
    tokenAuth: 'basic' as const,
  }
  const warned: unknown[] = []
  const log = { warn: (details: unknown) => void warned.push(details) }
  const auth = { $context: Promise.resolve({}) } as unknown as CustomerAuth
  const providers = createOpenIdProviders([settings], auth, log as never, 300)
  expect(await providers.find('silent')).toBeUndefined()
  expect(await providers.find('silent')).toBeUndefined()
  expect(questions).toBe(2)
  const asked = `${settings.issuer}/.well-known/openid-configuration`
  const told = { provider: 'silent', asked, answeredAs: 'nobody' }
  expect(warned).toEqual([told, told])
  silent.closeAllConnections()
  silent.close()
})
