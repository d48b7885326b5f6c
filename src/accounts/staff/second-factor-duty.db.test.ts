import { beforeEach, describe, expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import type { FindApiToken } from '../acting-user.ts'
import { staff } from '../tables.ts'
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
  const path = '/admin/auth/two-factor'
  const begun = await (await post(`${path}/enable`, { password }, { cookie })).json()
  const code = (later = 0) => codeFrom(begun.totpURI, later)
  const done = await post(`${path}/verify-totp`, { code: code() }, { cookie })
  expect(done.status).toBe(200)
  return { cookie: cookieOf(done), code, backupCodes: begun.backupCodes as string[] }
}

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
    ['POST', '/admin/auth/two-factor/generate-backup-codes', { password }],
    ['POST', '/admin/auth/two-factor/disable', { password }],
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
    await post('/admin/auth/two-factor/enable', { password }, { cookie })
    const wrong = await post('/admin/auth/two-factor/verify-totp', { code: '000000' }, { cookie })
    expect(wrong.status).toBe(401)
    expect(await who({ cookie })).toEqual({ ok: false, problem: setUpNeeded })
  })

  test('may sign out, and ask for another password', async () => {
    const { cookie } = await signIn()
    const forgot = await post('/admin/auth/request-password-reset', { email }, { cookie })
    expect(forgot.status).toBe(200)
    expect((await post('/admin/auth/sign-out', {}, { cookie })).status).toBe(200)
    expect(await who({ cookie })).toEqual({ ok: true, actor: { kind: 'anonymous' } })
  })
})

test('whoever came in with the password alone before is signed out by the set-up', async () => {
  const stranger = await signIn()
  const own = await setUp((await signIn()).cookie)
  expect(await who({ cookie: own.cookie })).toMatchObject({ ok: true, actor: { kind: 'staff' } })
  expect(await who({ cookie: stranger.cookie })).toEqual({ ok: true, actor: { kind: 'anonymous' } })
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
  for (const route of ['disable', 'get-totp-uri']) {
    const answer = await post(`/admin/auth/two-factor/${route}`, { password }, { cookie })
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
  const use = async () => {
    const { cookie } = await signIn()
    const body = { code: backupCodes[0] ?? '' }
    return post('/admin/auth/two-factor/verify-backup-code', body, { cookie })
  }
  const first = await use()
  expect(await who({ cookie: cookieOf(first) })).toMatchObject({ actor: { kind: 'staff' } })
  expect((await use()).status).toBe(401)
})

test('programs with a token are not concerned', async () => {
  expect(await who({ authorization: 'Bearer key' })).toMatchObject({
    ok: true,
    actor: { kind: 'token' },
  })
})
