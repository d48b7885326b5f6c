import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildHostTable, originOf } from '#sites/hosts.ts'
import { receiveForm } from './receive-form.ts'
import { type RequestFacts, requestFacts } from './request-facts.ts'

test('what is sent to a page that takes no form is not read', async () => {
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const target = { kind: 'content', site: 'default', locale: 'en-de', path: '/none' } as const
  const context = new RouterContextProvider()
  context.set(requestFacts, { hosts, target } as unknown as RequestFacts)
  const origin = originOf(hosts, 'default')
  const request = new Request(`${origin}/none`, { method: 'POST', headers: { origin }, body: 'a' })
  const answer = receiveForm(request, context, async () => [])
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
  expect(request.bodyUsed).toBe(false)
})
