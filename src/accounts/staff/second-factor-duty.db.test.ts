import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { anonymous, type FindApiToken } from '../acting-user.ts'
import { staff, staffTwoFactors } from '../tables.ts'
import { startTestAccounts } from '../test-accounts.ts'
import { codeFrom } from '../test-totp.ts'
import { insertStaff } from './insert-staff.ts'

const password = 'a long enough password'
const email = 'ada@feather.example'
const setUpNeeded = {
  status: 403,
  name: 'ForbiddenError',
  message: 'Set up your authenticator app first',
  details: { secondFactor: 'setUp' },
}
const findApiToken: FindApiToken = async (token) =>
  token === 'key' ? { kind: 'token', tokenId: '1', access: 'full' } : undefined

const site = await shareInFile(startTestAccounts({ staffSecondFactor: 'required' }, findApiToken))
let id: string
beforeEach(async () => {
  await site.db.delete(staff)
  id = (await insertStaff(site.db, { name: 'Ada', email, password, role: 'admin' })).id
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  site.send(path, body, { origin: site.accounts.parts.hosts.origins.cms, ...headers })
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const signIn = async () => {
  const answer = await post('/admin/auth/sign-in/email', { email, password })
  return {
    cookie: cookieOf(answer),
    authorization: `Bearer ${answer.headers.get('set-auth-token')}`,
    body: await answer.json(),
  }
}
const who = (credentials: { authorization?: string; cookie?: string }) =>
  site.accounts.authenticateBearer(
    {
      authorization: undefined,
      cookie: undefined,
      ...credentials,
      method: 'GET',
      origin: undefined,
    },
    findApiToken,
  )
/** Sets the app up; the cookie is the one to go on with. */
const setUp = async (cookie: string) => {
  const { totpURI } = await (await begin(cookie)).json()
  const code = (later = 0) => codeFrom(totpURI, later)
  const done = await finish(cookie, code())
  expect(done.status).toBe(200)
  const { backupCodes } = (await done.json()) as { backupCodes: string[] }
  return { cookie: cookieOf(done), code, backupCodes }
}
const begin = (cookie: string) => post('/admin/auth/second-factor/begin', { password }, { cookie })
const finish = (cookie: string, code: string) =>
  post('/admin/auth/second-factor/finish', { code }, { cookie })
/** The second step of a sign-in. */
const signInWithBackupCode = async (code = '') => {
  const { cookie } = await signIn()
  return post('/admin/auth/two-factor/verify-backup-code', { code }, { cookie })
}
/** Holds a table until all who want to write there wait for it. */
const atOnce = (table: PgTable, asked: readonly (() => Promise<Response>)[]) =>
  takeTurns(
    site.db,
    async (transaction) => transaction.select().from(table).for('update'),
    ...asked,
  )
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).sort()

describe('a colleague without a second factor', () => {
  test('is nobody who may act, by cookie and by token', async () => {
    const { cookie, authorization } = await signIn()
    const refused = { ok: false, problem: setUpNeeded }
    expect(await who({ cookie })).toEqual(refused)
    expect(await who({ authorization })).toEqual(refused)
  })

  test.each([
    ['POST', '/admin/invitations', { email: 'eve@example.com', role: 'admin' }],
    ['POST', '/admin/auth/change-password', { currentPassword: password, newPassword: password }],
    ['POST', '/admin/auth/second-factor/codes', { password }],
    ['POST', '/admin/auth/second-factor/end', { password }],
    ['POST', '/admin/auth/change%2Dpassword', { currentPassword: password, newPassword: password }],
  ])('is refused %s %s', async (_method, path, body) => {
    const { cookie, authorization } = await signIn()
    const { cms: origin } = site.accounts.parts.hosts.origins
    for (const headers of [{ cookie, origin }, { authorization }]) {
      const answer = await site.send(path, body, { ...headers })
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { data: null, error: setUpNeeded },
      ])
    }
  })

  test('sets one up, and goes on without signing in again', async () => {
    const { cookie } = await setUp((await signIn()).cookie)
    expect(await who({ cookie })).toEqual({
      ok: true,
      actor: { kind: 'staff', userId: id, role: 'admin' },
    })
    // From now on with a code.
    expect((await signIn()).body).toMatchObject({ twoFactorRedirect: true })
  })

  test('is not in with a wrong code', async () => {
    const { cookie } = await signIn()
    const { totpURI } = await (await begin(cookie)).json()
    expect((await finish(cookie, '000000')).status).toBe(401)
    expect(await who({ cookie })).toEqual({ ok: false, problem: setUpNeeded })
    // Nor with a right one at the door of the sign-in, where no backup codes are shown.
    const door = '/admin/auth/two-factor/verify-totp'
    expect((await post(door, { code: codeFrom(totpURI) }, { cookie })).status).toBe(401)
    expect(await who({ cookie })).toEqual({ ok: false, problem: setUpNeeded })
  })

  test('may sign out, and ask for another password', async () => {
    const { cookie } = await signIn()
    const forgot = await post('/admin/auth/request-password-reset', { email }, { cookie })
    expect(forgot.status).toBe(200)
    expect((await post('/admin/auth/sign-out', {}, { cookie })).status).toBe(200)
    expect(await who({ cookie })).toEqual({ ok: true, actor: anonymous })
  })
})

test('whoever came in with the password alone before is signed out by the set-up', async () => {
  const stranger = await signIn()
  const own = await setUp((await signIn()).cookie)
  expect(await who({ cookie: own.cookie })).toMatchObject({ ok: true, actor: { kind: 'staff' } })
  expect(await who({ cookie: stranger.cookie })).toEqual({ ok: true, actor: anonymous })
})

test('signing in with a code leaves the other devices signed in', async () => {
  const first = await setUp((await signIn()).cookie)
  const { cookie } = await signIn()
  const code = first.code(1)
  const second = await post('/admin/auth/two-factor/verify-totp', { code }, { cookie })
  for (const each of [first.cookie, cookieOf(second)])
    expect(await who({ cookie: each })).toMatchObject({ ok: true, actor: { kind: 'staff' } })
})

test('it cannot be switched off, read again or left out on a device', async () => {
  const { cookie, code } = await setUp((await signIn()).cookie)
  for (const route of ['second-factor/end', 'two-factor/disable', 'two-factor/get-totp-uri']) {
    const answer = await post(`/admin/auth/${route}`, { password }, { cookie })
    expect(answer.status, route).toBe(404)
  }
  const asked = await signIn()
  const body = { code: code(1), trustDevice: true }
  const trusted = await post('/admin/auth/two-factor/verify-totp', body, { cookie: asked.cookie })
  expect(trusted.status).toBe(200)
  const again = await post(
    '/admin/auth/sign-in/email',
    { email, password },
    { cookie: cookieOf(trusted) },
  )
  expect(await again.json()).toMatchObject({ twoFactorRedirect: true })
})

test('a backup code signs in once, for the day without the phone', async () => {
  const { backupCodes } = await setUp((await signIn()).cookie)
  const use = () => signInWithBackupCode(backupCodes[0])
  const first = await use()
  expect(await who({ cookie: cookieOf(first) })).toMatchObject({ actor: { kind: 'staff' } })
  expect((await use()).status).toBe(401)
})

test('begun in three tabs at once, it is set up with one of the secrets that are shown', async () => {
  const { cookie } = await signIn()
  const begun = await Promise.all([begin(cookie), begin(cookie), begin(cookie)])
  expect(statusesOf(begun)).toEqual([200, 200, 200])
  const uris = await Promise.all(begun.map(async (each) => (await each.json()).totpURI as string))
  const done = await Promise.all(uris.map((uri) => finish(cookie, codeFrom(uri))))
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('turned on three times at once, the codes that are shown count', async () => {
  const { cookie } = await signIn()
  const { totpURI } = await (await begin(cookie)).json()
  const press = () => finish(cookie, codeFrom(totpURI))
  const pressed = await Promise.all([press(), press(), press()])
  const [done, ...others] = pressed.filter(({ status }) => status === 200)
  expect(others).toEqual([])
  const { backupCodes } = (await done?.json()) ?? {}
  expect((await signInWithBackupCode(backupCodes?.[0])).status).toBe(200)
})

test('begun in one tab while another turns it on, it locks nobody out', async () => {
  const { cookie } = await signIn()
  const { totpURI } = await (await begin(cookie)).json()
  const turnOn = () => finish(cookie, codeFrom(totpURI))
  const [finished, begun] = await atOnce(staff, [turnOn, () => begin(cookie)])
  // Whoever came first.
  expect([finished?.status, begun?.status]).toBeOneOf([
    [200, 400],
    [401, 200],
  ])
  const { backupCodes } = (await finished?.json()) ?? {}
  const isOn = finished?.status === 200
  expect((await signIn()).body.twoFactorRedirect === true).toBe(isOn)
  if (isOn) expect((await signInWithBackupCode(backupCodes[0])).status).toBe(200)
})

test('of backup codes that are renewed twice at once, those that are shown count', async () => {
  const { cookie } = await setUp((await signIn()).cookie)
  const renew = () => post('/admin/auth/second-factor/codes', { password }, { cookie })
  const renewed = await atOnce(staffTwoFactors, [renew, renew])
  expect(statusesOf(renewed)).toEqual([200, 400])
  const bodies = await Promise.all(renewed.map((each) => each.json()))
  const { backupCodes } = bodies.find((body) => 'backupCodes' in body)
  expect((await signInWithBackupCode(backupCodes[0])).status).toBe(200)
})

test('programs with a token are not concerned', async () => {
  expect(await who({ authorization: 'Bearer key' })).toMatchObject({
    ok: true,
    actor: { kind: 'token' },
  })
})
