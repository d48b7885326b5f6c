import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import {
  changeName,
  deleteCustomer,
  endOtherSessions,
  listSessions,
} from './customers/manage-account.ts'
import { proveAddress } from './customers/prove-address.ts'
import { registerCustomer } from './customers/register-customer.ts'
import { findByToken } from './customers/session-token.ts'
import { signInWithPassword } from './customers/sign-in-with-password.ts'
import { toldName } from './customers/told-name.ts'
import { isRefused } from './refusal.ts'
import { customers } from './tables.ts'
import { startTestAccounts } from './test-accounts.ts'
import { someone } from './test-people.ts'

const site = await shareInFile(startTestAccounts())

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

test('a name is what somebody said, never the address', async () => {
  const { desk } = site.accounts
  const person = someone()
  await registerCustomer(desk, person, caller)
  const found = async () => {
    const [row] = await site.db.select().from(customers).where(eq(customers.email, person.email))
    return row ?? expect.fail('The account is gone.')
  }
  const name = async () => toldName(await found())
  expect(await name()).toBeUndefined()
  await changeName(desk, await found(), '  Ana\n  Sousa\u0007 ')
  expect(await name()).toBe('Ana Sousa')
  await changeName(desk, await found(), 'x'.repeat(200))
  expect(await name()).toHaveLength(80)
  await changeName(desk, await found(), ' ')
  expect(await name()).toBeUndefined()
  // What a stranger wrote who made the account goes with everything else of theirs.
  await changeName(desk, await found(), 'You have won')
  await proveAddress(desk, await found(), { by: 'newPassword' }, {})
  expect(await name()).toBeUndefined()
})
