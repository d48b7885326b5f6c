import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { confirmAddress, readConfirmation } from './customers/confirm-address.ts'
import { sendConfirmation, sendProof } from './customers/confirm-email.ts'
import { findByToken } from './customers/session-token.ts'
import { signInWithPassword } from './customers/sign-in-with-password.ts'
import { isRefused } from './refusal.ts'
import { customers } from './tables.ts'
import { linkValue, startTestAccounts } from './test-accounts.ts'
import { registerSomeone } from './test-people.ts'

/*
 * A stranger makes an account with somebody's address and a password that the stranger knows, and
 * waits for the owner of the address to confirm it.
 */
const site = await shareInFile(startTestAccounts())

const caller = { ip: '10.2.2.2', userAgent: 'Firefox' }
const chosen = 'the owner chose this'

async function strangersAccount() {
  const { person, jwt = '' } = await registerSomeone(site)
  site.mails.length = 0
  await sendConfirmation(site.accounts.desk, person.email)
  const token = linkValue(await site.mailTo(person.email), 'confirmation')
  return { person, jwt, token }
}

async function customerWith(email: string) {
  const [row] = await site.db.select().from(customers).where(eq(customers.email, email))
  if (row === undefined) throw new Error('The account is gone.')
  return row
}

const signIn = (identifier: string, password: string) =>
  signInWithPassword(site.accounts.desk, { identifier, password }, caller)
const isSignedIn = async (jwt: string) =>
  (await findByToken(site.db, site.accounts.desk.tokenKey, jwt)) !== undefined

describe('the owner of the address', () => {
  test('who lets a program open the link proves nothing for the stranger', async () => {
    const { person, token } = await strangersAccount()
    await site.send(`/api/auth/email-confirmation?confirmation=${token}`)
    const row = await customerWith(person.email)
    expect([row.emailVerified, row.addressProvenAt]).toEqual([true, null])
    const outcome = await signIn(person.email, person.password)
    expect(outcome).toMatchObject({ customer: { addressProvenAt: null } })
  })

  test('chooses the password with the link, and the stranger is out', async () => {
    const { desk } = site.accounts
    const { person, jwt, token } = await strangersAccount()
    expect(await readConfirmation(desk, token, undefined)).toBe('password')
    const given = { token, password: chosen }
    const outcome = await confirmAddress(desk, given, undefined, caller)
    expect(outcome).toMatchObject({
      jwt: expect.any(String),
      customer: { addressProvenAt: expect.any(Date) },
    })
    expect(await isSignedIn(jwt)).toBe(false)
    expect(isRefused(await signIn(person.email, person.password))).toBe(true)
    expect(isRefused(await signIn(person.email, chosen))).toBe(false)
    // Nobody sets a further password with the same link.
    expect(await readConfirmation(desk, token, undefined)).toBe('alreadyDone')
    const again = { token, password: 'another one entirely' }
    expect(isRefused(await confirmAddress(desk, again, undefined, caller))).toBe(true)
  })

  test('signs in by a mailed link, and the stranger is out', async () => {
    const { person, jwt, token } = await strangersAccount()
    await site.send(`/api/auth/email-confirmation?confirmation=${token}`)
    site.mails.length = 0
    await site.send('/api/auth/magic-link', { email: person.email })
    const link = linkValue(await site.mailTo(person.email), 'token')
    const answer = await site.send('/api/auth/magic-link/callback', { token: link })
    expect((await customerWith(person.email)).addressProvenAt).toBeInstanceOf(Date)
    expect(await isSignedIn((await answer.json()).jwt)).toBe(true)
    expect(await isSignedIn(jwt)).toBe(false)
    const { id: customerId } = await customerWith(person.email)
    expect(site.signedOut).toContainEqual({ customerId, kept: [] })
    expect(isRefused(await signIn(person.email, person.password))).toBe(true)
  })

  test('resets the password, and the stranger is out', async () => {
    const { person, jwt, token } = await strangersAccount()
    await site.send(`/api/auth/email-confirmation?confirmation=${token}`)
    site.mails.length = 0
    await site.client().forgotPassword({ email: person.email })
    const code = linkValue(await site.mailTo(person.email), 'code')
    const fresh = { code, password: chosen, passwordConfirmation: chosen }
    await site.client().resetPassword(fresh)
    expect((await customerWith(person.email)).addressProvenAt).toBeInstanceOf(Date)
    expect(await isSignedIn(jwt)).toBe(false)
    expect(isRefused(await signIn(person.email, person.password))).toBe(true)
  })
})

test('who registered and opens the link in the same browser keeps password and session', async () => {
  const { desk } = site.accounts
  const { person, jwt, token } = await strangersAccount()
  const owner = await customerWith(person.email)
  expect(await readConfirmation(desk, token, owner)).toBe('button')
  const outcome = await confirmAddress(desk, { token, password: '' }, owner, caller)
  expect(outcome).toMatchObject({ customer: { addressProvenAt: expect.any(Date) } })
  expect(await isSignedIn(jwt)).toBe(true)
  expect(isRefused(await signIn(person.email, person.password))).toBe(false)
})

test('a session of another account is none of this one', async () => {
  const { desk } = site.accounts
  const { token } = await strangersAccount()
  const other = await customerWith((await registerSomeone(site)).person.email)
  expect(await readConfirmation(desk, token, other)).toBe('password')
  const outcome = await confirmAddress(desk, { token, password: '' }, other, caller)
  expect(isRefused(outcome)).toBe(true)
})

test('the proof can be asked for after a confirmation that others opened, and not after itself', async () => {
  const { desk } = site.accounts
  const { person, token } = await strangersAccount()
  await site.send(`/api/auth/email-confirmation?confirmation=${token}`)
  site.mails.length = 0
  await sendProof(desk, await customerWith(person.email))
  const newest = linkValue(await site.mailTo(person.email), 'confirmation')
  const owner = await customerWith(person.email)
  await confirmAddress(desk, { token: newest, password: '' }, owner, caller)
  site.mails.length = 0
  await sendProof(desk, await customerWith(person.email))
  await site.accounts.close()
  expect(site.mails).toEqual([])
})

test.each(['', 'nonsense', 'a.b.c'])('the token "%s" is a bad link', async (token) => {
  expect(await readConfirmation(site.accounts.desk, token, undefined)).toBe('badLink')
})
