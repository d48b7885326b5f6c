import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCustomer, endOtherSessions, listSessions } from './customers/manage-account.ts'
import { registerCustomer } from './customers/register-customer.ts'
import { findByToken } from './customers/session-token.ts'
import { signInWithPassword } from './customers/sign-in-with-password.ts'
import { isRefused } from './strapi/problem.ts'
import { startTestAccounts, type TestAccounts } from './test-accounts.ts'
import { someone } from './test-people.ts'

let site: TestAccounts
beforeAll(async () => {
  site = await startTestAccounts()
})
afterAll(() => site.close())

const caller = { ip: '10.1.1.1', userAgent: 'Firefox' }

async function sessionOf(jwt: string) {
  const { desk } = site.accounts
  const found = await findByToken(site.db, desk.tokenKey, jwt)
  if (found === undefined) throw new Error('The session is gone.')
  return found.session
}

async function signedIn(person: ReturnType<typeof someone>) {
  const { desk } = site.accounts
  const credentials = { identifier: person.email, password: person.password }
  const outcome = await signInWithPassword(desk, credentials, caller)
  if (isRefused(outcome)) throw new Error(outcome.refused.message)
  return outcome.jwt
}

test('other devices are signed out, this one stays; a deleted account has no session', async () => {
  const { desk } = site.accounts
  const person = someone()
  await registerCustomer(desk, person, caller)
  const elsewhere = await signedIn(person)
  const here = await signedIn(person)
  const session = await sessionOf(here)
  const listed = await listSessions(desk, session)
  expect(listed.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([session.id])
  await endOtherSessions(desk, session, { draftKeys: ['mine'] })
  await expect(sessionOf(elsewhere)).rejects.toThrow()
  expect(site.signedOut).toEqual([{ customerId: session.userId, kept: ['mine'] }])
  await deleteCustomer(desk, session.userId)
  await expect(sessionOf(here)).rejects.toThrow()
})
