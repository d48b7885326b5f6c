import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestFacts, requestFacts } from '../../request-facts.ts'
import { loadAccount } from './account-facts.ts'

const load = (kind: 'app' | 'health', work: () => Promise<string>) => {
  const context = new RouterContextProvider()
  const facts = { target: { kind }, env: {}, draftKeys: () => [] }
  context.set(requestFacts, facts as unknown as RequestFacts)
  return loadAccount(context, work)
}

test('a page of the account says that the database is away, and what broke is no outage', async () => {
  expect(await load('app', async () => 'shown')).toBe('shown')
  const away = load('app', () => Promise.reject(new Error('Connection terminated')))
  await expect(away).rejects.toMatchObject({ init: { status: 503 } })
  const broken = load('app', () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
})

test('only the app’s own host has an account', async () => {
  await expect(load('health', async () => 'shown')).rejects.toMatchObject({ init: { status: 404 } })
})
