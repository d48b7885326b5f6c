import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Queries } from '#platform/database/connect.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { endAllSessions, keepPassword } from '../kept-password.ts'
import { staff, staffPasswords, staffSessions, staffVerifications } from '../tables.ts'
import { linkValue, startTestAccounts } from '../test-accounts.ts'
import { codeFrom } from '../test-totp.ts'
import { insertStaff } from './insert-staff.ts'

const password = 'a long enough password'
const newPassword = 'another long password'
const email = 'ada@feather.example'

const site = await shareInFile(startTestAccounts())
const origin = site.accounts.parts.hosts.origins.cms
let id = ''
beforeEach(async () => {
  await site.db.delete(staff)
  id = (await insertStaff(site.db, { name: 'Ada', email, password, role: 'admin' })).id
})

async function post(path: string, body: object, cookie = '') {
  const headers = { origin, ...(cookie ? { cookie } : {}) }
  const answer = await site.send(`/admin/auth/${path}`, body, headers)
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, body: await answer.json(), cookie: cookies.join('; ') }
}
const signIn = (secret = password) => post('sign-in/email', { email, password: secret })
const sessions = () => site.db.$count(staffSessions, eq(staffSessions.userId, id))

async function withApp() {
  const { cookie } = await signIn()
  const { totpURI } = (await post('second-factor/begin', { password }, cookie)).body
  const finished = await post('second-factor/finish', { code: codeFrom(totpURI) }, cookie)
  return { cookie: finished.cookie, code: () => codeFrom(totpURI, 1), ...finished.body }
}

/** Something is being changed, and is only done once `late` waits for it. */
async function meanwhile<T>(
  change: (transaction: Queries) => Promise<unknown>,
  late: () => Promise<T>,
): Promise<T> {
  const [answer] = await takeTurns(site.db, change, late)
  if (answer === undefined) throw new Error('There is an answer.')
  return answer
}
const changed = (transaction: Queries) =>
  keepPassword(transaction, staffPasswords, id, 'of another password')

test('who signs in with the old password while a new one is set is not let in', async () => {
  const late = await meanwhile(changed, signIn)
  expect([late.status, late.body.code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
  expect(await sessions()).toBe(0)
  expect(late.cookie).not.toMatch(/session_token=[^;]/)
})

test('nor is asked for a code', async () => {
  await withApp()
  expect((await meanwhile(changed, signIn)).status).toBe(401)
  expect(await site.db.$count(staffVerifications, eq(staffVerifications.value, id))).toBe(0)
})

test('nor is let in by a code', async () => {
  const { code, backupCodes } = await withApp()
  const { cookie } = await signIn()
  const late = () => post('two-factor/verify-backup-code', { code: backupCodes[0] }, cookie)
  expect((await meanwhile(changed, late)).status).toBe(401)
  expect((await post('two-factor/verify-totp', { code: code() }, cookie)).status).toBe(401)
  expect(await sessions()).toBe(0)
})

test('who signs in without a code while codes are turned on is not let in', async () => {
  const turnedOn = async (transaction: Queries) => {
    await transaction.update(staff).set({ twoFactorEnabled: true }).where(eq(staff.id, id))
    await endAllSessions(transaction, staffPasswords, id)
  }
  expect((await meanwhile(turnedOn, signIn)).status).toBe(401)
  expect(await sessions()).toBe(0)
})

test('a new password ends what waits for a code, other sessions and mailed links', async () => {
  const { cookie, code } = await withApp()
  const { cookie: waiting } = await signIn()
  await post('request-password-reset', { email })
  const token = linkValue(await site.mailTo(email), 'token')
  const change = { currentPassword: password, newPassword }
  const wrong = await post('change-password', { ...change, currentPassword: 'wrong' }, cookie)
  expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_PASSWORD'])
  const short = await post('change-password', { ...change, newPassword: 'short' }, cookie)
  expect([short.status, short.body.code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
  const done = await post('change-password', change, cookie)
  expect(done.status).toBe(200)
  expect((await post('two-factor/verify-totp', { code: code() }, waiting)).status).toBe(401)
  expect((await post('reset-password', { token, newPassword: password })).status).toBe(400)
  // Who changed it goes on.
  expect(await sessions()).toBe(1)
  expect((await post('second-factor/codes', { password: newPassword }, done.cookie)).status).toBe(
    200,
  )
  expect((await signIn()).status).toBe(401)
  expect((await signIn(newPassword)).body).toMatchObject({ twoFactorRedirect: true })
})

test('a mailed link sets a new password once, and signs out', async () => {
  await signIn()
  site.mails.length = 0
  await post('request-password-reset', { email })
  const token = linkValue(await site.mailTo(email), 'token')
  const reset = () => post('reset-password', { token, newPassword })
  const [first, ...others] = (await Promise.all([reset(), reset(), reset()])).map(
    ({ status }) => status,
  )
  expect([first, ...others].sort()).toEqual([200, 400, 400])
  // The back office shows these very words.
  expect((await reset()).body.message).toMatch(/^This link is used.* sign in with it/)
  expect(await sessions()).toBe(0)
  expect((await signIn(newPassword)).status).toBe(200)
})
