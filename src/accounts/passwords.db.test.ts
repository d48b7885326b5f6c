import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '#platform/database/connect.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { changePassword } from './customers/change-password.ts'
import { changeCustomer } from './customers/manage-customers.ts'
import { proveAddress } from './customers/prove-address.ts'
import { isResetCode, resetPassword } from './customers/reset-password.ts'
import { findByToken } from './customers/session-token.ts'
import { signInWithPassword } from './customers/sign-in-with-password.ts'
import { writePassword } from './customers/write-password.ts'
import { isRefused } from './refusal.ts'
import { customerSessions, customerSignIns, customers } from './tables.ts'
import { linkValue, startTestAccounts } from './test-accounts.ts'
import { password, problem, registerSomeone } from './test-people.ts'

const site = await shareInFile(startTestAccounts())

const registered = () => registerSomeone(site)

describe('passwords', () => {
  const change = {
    currentPassword: password,
    password: 'new horse',
    passwordConfirmation: 'new horse',
  }

  test('changing one ends all other sessions and keeps this one', async () => {
    const { person, client, jwt: first } = await registered()
    const { jwt: second } = await site.client().login({ identifier: person.email, password })
    const { jwt } = await client.changePassword(change)
    expect(await client.fetchUser()).toMatchObject({ email: person.email })
    for (const old of [first, second]) {
      const answer = await site.send('/api/users/me', undefined, { authorization: `Bearer ${old}` })
      expect(answer.status).toBe(401)
    }
    expect(jwt).not.toBe(first)
    const { customer } = (await findByToken(site.db, site.accounts.desk.tokenKey, jwt)) ?? {}
    expect(site.signedOut.at(-1)).toEqual({ customerId: customer?.id, kept: [] })
    await expect(site.client().login({ identifier: person.email, password })).rejects.toBeDefined()
    await site.client().login({ identifier: person.email, password: 'new horse' })
  })

  test('who reads the mails of the account hears of it, and nobody whose address was only typed', async () => {
    const typed = await registered()
    await typed.client.changePassword(change)
    const { person, client } = await registered()
    const isProven = { addressProvenAt: new Date() }
    await site.db.update(customers).set(isProven).where(eq(customers.email, person.email))
    await client.changePassword(change)
    const told = () => site.mails.filter(({ raw }) => raw.includes('Your password has changed'))
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    expect(told()[0]?.to).toEqual([person.email])
    expect(told()[0]?.raw).toContain('/account/reset')
  })

  test.each([
    ['Passwords do not match', { passwordConfirmation: 'other horse' }],
    ['The provided current password is invalid', { currentPassword: 'wrong horse' }],
    [
      'Your new password must be different than your current password',
      { password, passwordConfirmation: password },
    ],
    [
      'password must be at least 6 characters',
      { password: 'short', passwordConfirmation: 'short' },
    ],
  ])('%s', async (message, wrong) => {
    const { client } = await registered()
    await expect(client.changePassword({ ...change, ...wrong })).rejects.toEqual(
      problem('ValidationError', message),
    )
    expect(await client.fetchUser()).not.toBeNull()
  })

  test('who signs in with the old one while a new one is set is not let in', async () => {
    const { person, jwt } = await registered()
    const { db } = site
    const { tokenKey } = site.accounts.desk
    const { customer } = (await findByToken(db, tokenKey, jwt)) ?? {}
    const id = customer?.id ?? ''
    const sessions = () => db.$count(customerSessions, eq(customerSessions.userId, id))
    const elsewhere = connectDatabase(site.databaseUrl, { onError: () => {} })
    const late = await elsewhere.db.transaction(async (transaction) => {
      await writePassword(site.accounts.desk, transaction, id, { hash: 'of another password' })
      const caller = { ip: '192.0.2.7', userAgent: undefined }
      const given = { identifier: person.email, password }
      const signIn = signInWithPassword(site.accounts.desk, given, caller)
      await vi.waitFor(async () => expect(await sessions()).toBe(2))
      return { signIn }
    })
    expect(await late.signIn).toEqual({
      refused: expect.objectContaining({ message: 'Invalid identifier or password' }),
    })
    expect(await sessions()).toBe(0)
    await elsewhere.close()
  })

  test('strangers change none', async () => {
    const answer = await site.send('/api/auth/change-password', change)
    expect(await answer.json()).toEqual(problem('ForbiddenError', 'Forbidden', 403))
  })

  test('forgotten: a code by mail, once, ends every session', async () => {
    const { person, jwt: old } = await registered()
    const client = site.client()
    await client.forgotPassword({ email: person.email.toUpperCase() })
    const code = linkValue(await site.mailTo(person.email), 'code')
    const fresh = { code, password: 'new horse', passwordConfirmation: 'new horse' }
    await expect(client.resetPassword({ ...fresh, passwordConfirmation: 'no' })).rejects.toEqual(
      problem('ValidationError', 'Passwords do not match'),
    )
    const { user, jwt } = await client.resetPassword(fresh)
    expect(user).toMatchObject({ email: person.email })
    const { customer } = (await findByToken(site.db, site.accounts.desk.tokenKey, jwt ?? '')) ?? {}
    expect(site.signedOut.at(-1)).toEqual({ customerId: customer?.id, kept: [] })
    const answer = await site.send('/api/users/me', undefined, { authorization: `Bearer ${old}` })
    expect(answer.status).toBe(401)
    await expect(client.resetPassword(fresh)).rejects.toEqual(
      problem('ValidationError', 'Incorrect code provided'),
    )
  })

  test('a link to a new password that was not used ends with the next password', async () => {
    const { person, client } = await registered()
    await site.client().forgotPassword({ email: person.email })
    const code = linkValue(await site.mailTo(person.email), 'code')
    expect(await isResetCode(site.accounts.desk, code)).toBe(true)
    await client.changePassword(change)
    expect(await isResetCode(site.accounts.desk, code)).toBe(false)
    const stolen = { code, password: 'a stranger', passwordConfirmation: 'a stranger' }
    await expect(site.client().resetPassword(stolen)).rejects.toEqual(
      problem('ValidationError', 'Incorrect code provided'),
    )
  })

  test('forgotten by nobody or by the blocked: the same answer, and no mail', async () => {
    const { person } = await registered()
    await site.db.update(customers).set({ blocked: true }).where(eq(customers.email, person.email))
    for (const email of [person.email, 'nobody@example.com']) {
      const answer = await site.send('/api/auth/forgot-password', { email })
      expect(await answer.json()).toEqual({ ok: true })
    }
    await site.accounts.close()
    expect(site.mails.filter(({ to }) => to.includes(person.email))).toEqual([])
    expect(site.mails.filter(({ to }) => to.includes('nobody@example.com'))).toEqual([])
  })
})

test('a reset by the owner of the address drops what a stranger left in the account', async () => {
  const { person, jwt } = await registered()
  const { desk } = site.accounts
  const found = await findByToken(site.db, desk.tokenKey, jwt ?? '')
  const userId = found?.customer.id ?? ''
  await site.db.update(customers).set({ twoFactorEnabled: true }).where(eq(customers.id, userId))
  await site.db
    .insert(customerSignIns)
    .values({ id: 'left', userId, providerId: 'example', accountId: 'stranger' })
  await site.client().forgotPassword({ email: person.email })
  const code = linkValue(await site.mailTo(person.email), 'code')
  const fresh = { code, password: 'new horse', passwordConfirmation: 'new horse' }
  expect((await site.client().resetPassword(fresh)).jwt).toEqual(expect.any(String))
  const left = await site.db.$count(customerSignIns, eq(customerSignIns.userId, userId))
  expect(left).toBe(1)
})

test('an address that the account got while a mailed link was opened is not proven by it', async () => {
  const { person } = await registered()
  const isTheirs = eq(customers.email, person.email)
  const [opened] = await site.db.select().from(customers).where(isTheirs)
  if (opened === undefined) throw new Error('The account is gone.')
  const given = { email: `later-${person.email}` }
  await changeCustomer(site.accounts.desk, opened.number, given)
  const proven = await proveAddress(site.accounts.desk, opened, { by: 'session' }, {})
  expect(proven).toBeUndefined()
  const [after] = await site.db.select().from(customers).where(eq(customers.id, opened.id))
  expect(after).toMatchObject({ ...given, addressProvenAt: null })
})

describe('a crash while a password is set', () => {
  const caller = { ip: '10.3.3.3', userAgent: 'Firefox' }
  const fresh = 'new horse'

  /** The accounts of a process that ends before the keys of other browsers are taken away. */
  function crashing() {
    const onSignedOut = () => Promise.reject(new Error('The process ended.'))
    return { ...site.accounts.desk, onSignedOut }
  }

  async function isAsBefore({ person, jwt }: Awaited<ReturnType<typeof registered>>) {
    const { desk } = site.accounts
    const found = await findByToken(site.db, desk.tokenKey, jwt ?? '')
    const signIn = (typed: string) =>
      signInWithPassword(desk, { identifier: person.email, password: typed }, caller)
    expect(found?.customer).toMatchObject({ email: person.email, addressProvenAt: null })
    expect(isRefused(await signIn(fresh))).toBe(true)
    expect(isRefused(await signIn(password))).toBe(false)
  }

  test('leaves a password that was to be changed, and its sessions', async () => {
    const someone = await registered()
    const found = await findByToken(site.db, site.accounts.desk.tokenKey, someone.jwt ?? '')
    if (found === undefined) throw new Error('The session is gone.')
    const change = { currentPassword: password, password: fresh }
    await expect(changePassword(crashing(), found.session, change, caller)).rejects.toThrow()
    await isAsBefore(someone)
  })

  test('leaves a password that was to be reset, and its sessions', async () => {
    const someone = await registered()
    await site.client().forgotPassword({ email: someone.person.email })
    const code = linkValue(await site.mailTo(someone.person.email), 'code')
    await expect(resetPassword(crashing(), { code, password: fresh }, caller)).rejects.toThrow()
    await isAsBefore(someone)
  })
})
