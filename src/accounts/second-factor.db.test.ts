import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { countBackupCodes } from './customers/backup-codes.ts'
import { listSessions } from './customers/manage-account.ts'
import { proveAddress } from './customers/prove-address.ts'
import { registerCustomer } from './customers/register-customer.ts'
import {
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
  renewBackupCodes,
} from './customers/second-factor.ts'
import { askForCode, finishSignIn } from './customers/second-step.ts'
import { findByToken } from './customers/session-token.ts'
import { signInWithPassword } from './customers/sign-in-with-password.ts'
import { isRefused, type Refused } from './refusal.ts'
import { customerTwoFactors } from './tables.ts'
import { linkValue, startTestAccounts } from './test-accounts.ts'
import { someone } from './test-people.ts'
import { codeFrom } from './test-totp.ts'

const site = await shareInFile(startTestAccounts())

const caller = { ip: '10.1.1.1', userAgent: 'Firefox' }

async function sessionOf(jwt: string) {
  const found = await findByToken(site.db, site.accounts.desk.tokenKey, jwt)
  if (found === undefined) throw new Error('The session is gone.')
  return found.session
}

function signIn(person: ReturnType<typeof someone>, otp?: string) {
  const credentials = { identifier: person.email, password: person.password, otp }
  return signInWithPassword(site.accounts.desk, credentials, caller)
}

function granted<T extends object>(outcome: T | Refused): T {
  if (isRefused(outcome)) throw new Error(outcome.refused.message)
  return outcome
}

/** Somebody with an app, whose address is theirs. */
async function withApp() {
  const { desk } = site.accounts
  const person = someone()
  const { jwt, customer } = granted(await registerCustomer(desk, person, caller)) as {
    jwt: string
    customer: { id: string; email: string }
  }
  await proveAddress(desk, customer, { by: 'session' }, {})
  const session = await sessionOf(jwt)
  const begun = granted(await beginSecondFactor(desk, session, person.password, caller))
  const code = (later = 0) => codeFrom(begun.uri, later)
  return { person, session, code, customerId: customer.id }
}

async function withCodes() {
  const made = await withApp()
  const { desk } = site.accounts
  const finished = granted(await finishSecondFactor(desk, made.session, made.code(), caller))
  return { ...made, ...finished }
}

test('counts from its first code on, and can be given up with the password', async () => {
  const { desk } = site.accounts
  const { person, session, code } = await withApp()
  // Not before the first code: whoever loses the way in between is not locked out.
  granted(await signIn(person))
  expect(isRefused(await finishSecondFactor(desk, session, '000000', caller))).toBe(true)
  const finished = granted(await finishSecondFactor(desk, session, code(), caller))
  expect(await signIn(person)).toMatchObject({ refused: { details: { secondFactor: 'totp' } } })
  expect(await signIn(person, '000000')).toMatchObject({ refused: { message: 'Invalid code' } })
  granted(await signIn(person, code(1)))
  const later = await sessionOf(finished.jwt)
  expect(isRefused(await endSecondFactor(desk, later, 'not the password', caller))).toBe(true)
  const ended = granted(await endSecondFactor(desk, later, person.password, caller))
  expect(await listSessions(desk, await sessionOf(ended.jwt))).toHaveLength(1)
  granted(await signIn(person))
})

test('a code of the app opens once, and none before it does afterwards', async () => {
  const { desk } = site.accounts
  const { person, session, code } = await withApp()
  const wrong = { refused: { message: 'Invalid code' } }
  const first = code()
  granted(await finishSecondFactor(desk, session, first, caller))
  expect(await signIn(person, first)).toMatchObject(wrong)
  const next = code(1)
  const atOnce = await Promise.all([signIn(person, next), signIn(person, next)])
  expect(atOnce.filter((outcome) => !isRefused(outcome))).toHaveLength(1)
  expect(await signIn(person, next)).toMatchObject(wrong)
  expect(await signIn(person, first)).toMatchObject(wrong)

  // Nor behind a mailed link.
  site.mails.length = 0
  await site.send('/api/auth/magic-link', { email: person.email })
  const token = linkValue(await site.mailTo(person.email), 'token')
  const asked = await (await site.send('/api/auth/magic-link/callback', { token })).json()
  const given = { ticket: asked.error.details.ticket, code: next }
  expect(await finishSignIn(desk, given, caller)).toMatchObject(wrong)
})

test('a second one is refused while one is on', async () => {
  const { desk } = site.accounts
  const { person, jwt } = await withCodes()
  const again = await beginSecondFactor(desk, await sessionOf(jwt), person.password, caller)
  expect(again).toMatchObject({ refused: { status: 400, name: 'ApplicationError' } })
})

test('a backup code signs in once; what is kept of it cannot be read', async () => {
  const { desk } = site.accounts
  const { person, backupCodes, customerId, jwt } = await withCodes()
  const [first = '', second = ''] = backupCodes
  expect(backupCodes).toHaveLength(10)
  const [row] = await site.db
    .select()
    .from(customerTwoFactors)
    .where(eq(customerTwoFactors.userId, customerId))
  for (const code of backupCodes) expect(row?.backupCodes).not.toContain(code)
  // However it is typed.
  granted(await signIn(person, ` ${first.toUpperCase().replace('-', ' ')}`))
  expect(await signIn(person, first)).toMatchObject({ refused: { message: 'Invalid code' } })
  // Nor does what the table holds open anything.
  const [kept = ''] = JSON.parse(row?.backupCodes ?? '[]') as string[]
  expect(isRefused(await signIn(person, kept))).toBe(true)
  expect(await countBackupCodes(desk, customerId)).toBe(9)
  const session = await sessionOf(jwt)
  const renewed = granted(await renewBackupCodes(desk, session, person.password, caller))
  expect(isRefused(await signIn(person, second))).toBe(true)
  granted(await signIn(person, renewed.backupCodes[0]))
})

test('is asked for after a mailed link too, and ten wrong codes bring a pause', async () => {
  const { person, backupCodes, customerId } = await withCodes()
  site.mails.length = 0
  await site.send('/api/auth/magic-link', { email: person.email })
  const token = linkValue(await site.mailTo(person.email), 'token')
  const first = await site.send('/api/auth/magic-link/callback', { token })
  const { details } = (await first.json()).error
  expect(first.headers.getSetCookie()).toEqual([])
  const finish = async (ticket: string, otp: string) =>
    (await site.send('/api/auth/second-factor', { ticket, otp })).json()
  const wrong = await finish(details.ticket, '000000')
  expect(wrong.error).toMatchObject({ message: 'Invalid code' })
  // Each ticket is good for one try.
  expect((await finish(details.ticket, backupCodes[0] ?? '')).error.message).toBe('Invalid token')
  const { ticket } = wrong.error.details
  expect(await finish(ticket, backupCodes[0] ?? '')).toMatchObject({ jwt: expect.any(String) })

  await site.db
    .update(customerTwoFactors)
    .set({ failedVerificationCount: 9 })
    .where(eq(customerTwoFactors.userId, customerId))
  site.mails.length = 0
  await site.send('/api/auth/magic-link', { email: person.email })
  const again = linkValue(await site.mailTo(person.email), 'token')
  const asked = await (await site.send('/api/auth/magic-link/callback', { token: again })).json()
  const tenth = await finish(asked.error.details.ticket, '000000')
  const paused = await finish(tenth.error.details.ticket, backupCodes[1] ?? '')
  expect(paused.error).toMatchObject({ status: 429, details: { limit: 'code' } })

  // After the pause there are ten tries again.
  await site.db
    .update(customerTwoFactors)
    .set({ lockedUntil: new Date(Date.now() - 1) })
    .where(eq(customerTwoFactors.userId, customerId))
  const { refused } = await askForCode(site.accounts.desk, customerId)
  const afterPause = await finish((refused.details as { ticket: string }).ticket, '000000')
  const right = await finish(afterPause.error.details.ticket, backupCodes[1] ?? '')
  expect(right).toMatchObject({ jwt: expect.any(String) })
})
