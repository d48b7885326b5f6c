import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { takeTurns } from '#platform/database/test-take-turns.ts'
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
import { customerSessions, customers, customerTwoFactors } from './tables.ts'
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

/** Both go on once each of them waits for the account, so that neither is done before the other begins. */
function atOnce<Outcome>(...acts: readonly (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  return takeTurns(
    site.db,
    async (transaction) => transaction.select().from(customers).for('update'),
    ...acts,
  )
}

/** What who comes second hears. */
const isDoneAlready = expect.objectContaining({
  refused: expect.objectContaining({ status: 400, details: { secondFactor: 'done' } }),
})

/** Somebody whose address is theirs. */
async function withoutApp() {
  const { desk } = site.accounts
  const person = someone()
  const { jwt, customer } = granted(await registerCustomer(desk, person, caller)) as {
    jwt: string
    customer: { id: string; email: string }
  }
  await proveAddress(desk, customer, { by: 'session' }, {})
  return { person, session: await sessionOf(jwt), customerId: customer.id }
}

/** Somebody with an app that shows codes already. */
async function withApp() {
  const made = await withoutApp()
  const { desk } = site.accounts
  const begun = await beginSecondFactor(desk, made.session, made.person.password, caller)
  const { uri } = granted(begun)
  return { ...made, code: (later = 0) => codeFrom(uri, later) }
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
  // Whoever did not press it hears of it.
  const isTold = ({ to, raw }: { to: string[]; raw: string }) =>
    to.includes(person.email) && raw.includes('The second factor is off')
  await vi.waitFor(() => expect(site.mails.some(isTold)).toBe(true))
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

test('turned on four times at once, it is turned on once, with the codes that are shown', async () => {
  const { desk } = site.accounts
  const { person, session, code, customerId } = await withApp()
  const first = code()
  const press = () => finishSecondFactor(desk, session, first, caller)
  const outcomes = await Promise.all([press(), press(), press(), press()])
  const [finished, ...others] = outcomes.filter((outcome) => !isRefused(outcome))
  expect(others).toEqual([])
  const { jwt, backupCodes } = granted(finished ?? outcomes[0])
  expect(outcomes.filter(isRefused)).toEqual(Array(3).fill(isDoneAlready))
  // Nobody else was signed in by it.
  expect(await listSessions(desk, await sessionOf(jwt))).toHaveLength(1)
  granted(await signIn(person, backupCodes[0]))
  // Nor does another code of the app do it again: that would take the codes away that are kept.
  const later = await sessionOf(jwt)
  expect(await finishSecondFactor(desk, later, code(1), caller)).toEqual(isDoneAlready)
  expect(await countBackupCodes(desk, customerId)).toBe(9)
})

test('begun three times at once, it is set up with one of the secrets that are shown', async () => {
  const { desk } = site.accounts
  const { person, session, customerId } = await withoutApp()
  const begin = () => beginSecondFactor(desk, session, person.password, caller)
  const begun = await Promise.all([begin(), begin(), begin()])
  const rows = await site.db
    .select()
    .from(customerTwoFactors)
    .where(eq(customerTwoFactors.userId, customerId))
  expect(rows).toHaveLength(1)
  const works = await Promise.all(
    begun.map((each) => finishSecondFactor(desk, session, codeFrom(granted(each).uri), caller)),
  )
  expect(works.filter((outcome) => !isRefused(outcome))).toHaveLength(1)
})

test('begun anew in the moment in which it is turned on, one of both counts', async () => {
  const { desk } = site.accounts
  const { person, session, code } = await withApp()
  const [finished = {}, begun = {}] = await atOnce<object>(
    () => finishSecondFactor(desk, session, code(), caller),
    () => beginSecondFactor(desk, session, person.password, caller),
  )
  expect(isRefused(begun)).toBe(!isRefused(finished))
  if (isRefused(finished)) return void granted(await signIn(person))
  granted(await signIn(person, code(1)))
})

test('who was signed out meanwhile is told so, and not that something broke', async () => {
  const { person, session } = await withoutApp()
  await site.db.delete(customerSessions).where(eq(customerSessions.id, session.id))
  const begun = await beginSecondFactor(site.accounts.desk, session, person.password, caller)
  expect(begun).toMatchObject({ refused: { status: 401 } })
})

test('of backup codes that are renewed twice at once, those that are shown count', async () => {
  const { desk } = site.accounts
  const { person, jwt } = await withCodes()
  const session = await sessionOf(jwt)
  const renew = () => renewBackupCodes(desk, session, person.password, caller)
  // Neither is done before the other has begun.
  const bothHere = Promise.withResolvers<void>()
  const { verifyPassword } = desk.auth.api
  let here = 0
  const spy = vi.spyOn(desk.auth.api, 'verifyPassword').mockImplementation((async (given) => {
    here += 1
    if (here === 2) bothHere.resolve()
    await bothHere.promise
    return verifyPassword(given)
  }) as typeof verifyPassword)
  const outcomes = await Promise.all([renew(), renew()])
  spy.mockRestore()
  const [renewed] = outcomes.filter((outcome) => !isRefused(outcome))
  expect(outcomes.filter(isRefused)).toEqual([isDoneAlready])
  granted(await signIn(person, granted(renewed ?? outcomes[0]).backupCodes[0]))
})

test('given up twice at once, both hear so, and none is signed out by the other', async () => {
  const onSignedOut = vi.fn(async () => {})
  const desk = { ...site.accounts.desk, onSignedOut }
  const { person, jwt, customerId } = await withCodes()
  const session = await sessionOf(jwt)
  const end = () => endSecondFactor(desk, session, person.password, caller)
  for (const outcome of await atOnce(end, end)) await sessionOf(granted(outcome).jwt)
  expect(onSignedOut).toHaveBeenCalledOnce()
  expect(await countBackupCodes(desk, customerId)).toBe(0)
  granted(await signIn(person))
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

test('a backup code that comes twice at once opens once, in front or behind a mailed link', async () => {
  const { desk } = site.accounts
  const { person, backupCodes, customerId } = await withCodes()
  const [first = '', second = ''] = backupCodes
  const wrong = { refused: { message: 'Invalid code' } }
  const behindLink = async (code: string) => {
    const { refused } = await askForCode(desk, customerId)
    return finishSignIn(
      desk,
      { ticket: (refused.details as { ticket: string }).ticket, code },
      caller,
    )
  }
  const before = await site.db.$count(customerSessions, eq(customerSessions.userId, customerId))
  for (const [code, open] of [
    [first, (each: string) => signIn(person, each)],
    [second, behindLink],
  ] as const) {
    const outcomes = await Promise.all([open(code), open(code), open(code)])
    expect(outcomes.filter((outcome) => !isRefused(outcome))).toHaveLength(1)
    for (const outcome of outcomes.filter(isRefused)) expect(outcome).toMatchObject(wrong)
  }
  // And no session stays that nobody holds.
  const after = await site.db.$count(customerSessions, eq(customerSessions.userId, customerId))
  expect(after).toBe(before + 2)
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
