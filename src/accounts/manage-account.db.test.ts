import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCustomer, endOtherSessions, listSessions } from './customers/manage-account.ts'
import { registerCustomer } from './customers/register-customer.ts'
import {
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
} from './customers/second-factor.ts'
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

test('a second factor counts from its first code on, and can be given up with the password', async () => {
  const { desk } = site.accounts
  const person = someone()
  await registerCustomer(desk, person, caller)
  const session = await sessionOf(await signedIn(person))
  const wrong = await beginSecondFactor(desk, session, 'not the password', caller)
  expect(isRefused(wrong)).toBe(true)
  const begun = await beginSecondFactor(desk, session, person.password, caller)
  if (isRefused(begun)) throw new Error(begun.refused.message)
  // Not before the first code: whoever loses the way in between is not locked out.
  await signedIn(person)
  expect(isRefused(await finishSecondFactor(desk, session, '000000', caller))).toBe(true)
  const secret = new TextDecoder().decode(
    base32(new URL(begun.uri).searchParams.get('secret') ?? ''),
  )
  const { code } = await desk.auth.api.generateTOTP({ body: { secret } })
  const finished = await finishSecondFactor(desk, session, code, caller)
  if (isRefused(finished)) throw new Error(finished.refused.message)
  await expect(signedIn(person)).rejects.toThrow('authenticator app')
  const later = await sessionOf(finished.jwt)
  const ended = await endSecondFactor(desk, later, person.password, caller)
  if (isRefused(ended)) throw new Error(ended.refused.message)
  expect(await listSessions(desk, await sessionOf(ended.jwt))).toHaveLength(1)
  await signedIn(person)
})

test('other devices are signed out, this one stays; a deleted account has no session', async () => {
  const { desk } = site.accounts
  const person = someone()
  await registerCustomer(desk, person, caller)
  const elsewhere = await signedIn(person)
  const here = await signedIn(person)
  const session = await sessionOf(here)
  const listed = await listSessions(desk, session)
  expect(listed.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([session.id])
  await endOtherSessions(desk, session)
  await expect(sessionOf(elsewhere)).rejects.toThrow()
  await deleteCustomer(desk, session.userId)
  await expect(sessionOf(here)).rejects.toThrow()
})

/** RFC 4648, as the address for authenticator apps carries it. */
function base32(text: string): Uint8Array {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}
