import { describe, expect, test } from 'vitest'
import { anonymous, type FindApiToken } from '../acting-user.ts'
import { codeFrom } from '../test-totp.ts'
import { changeStaff } from './change-staff.ts'
import { createFirstAdmin } from './first-admin.ts'
import { insertStaff } from './insert-staff.ts'
import { admin, password, shareTestStaff } from './test-staff.ts'

const findApiToken: FindApiToken = async (token) => {
  if (token === 'old') return 'expired'
  return token === 'key' ? { kind: 'token', tokenId: '1', access: 'read-only' } : undefined
}

const { site, origin, signIn } = await shareTestStaff(findApiToken)

const who = (credentials: {
  authorization?: string
  cookie?: string
  method?: string
  origin?: string
}) =>
  site.accounts.authenticateBearer(
    {
      authorization: credentials.authorization,
      cookie: credentials.cookie,
      method: credentials.method ?? 'GET',
      origin: credentials.origin,
    },
    findApiToken,
  )

describe('who asks', () => {
  test('a colleague is known by cookie and by token, with the role', async () => {
    for (const role of ['admin', 'editor', 'broker'] as const) {
      const email = `${role}@feather.example`
      const { id } = await insertStaff(site.db, { name: role, email, password, role })
      const { cookie, bearer } = await signIn(email)
      const known = { ok: true, actor: { kind: 'staff', userId: id, role } }
      expect(await who({ cookie })).toEqual(known)
      expect(await who({ authorization: bearer })).toEqual(known)
      expect(await who({ cookie, method: 'POST', origin: origin })).toEqual(known)
      // Not from elsewhere, and not from the pages of our sites either.
      const { app, default: personal } = site.accounts.parts.hosts.origins
      for (const from of ['https://evil.example', app, personal]) {
        for (const method of ['POST', 'GET']) {
          expect(await who({ cookie, method, origin: from })).toEqual({
            ok: true,
            actor: anonymous,
          })
        }
      }
    }
  })

  test('tokens of programs are asked for, others refused', async () => {
    expect(await who({ authorization: 'Bearer key' })).toEqual({
      ok: true,
      actor: { kind: 'token', tokenId: '1', access: 'read-only' },
    })
    expect(await who({ authorization: 'Bearer old' })).toMatchObject({
      ok: false,
      problem: { message: 'Token expired' },
    })
    for (const token of ['undefined', 'a.b', 'a.b.c', 'x'.repeat(5_000)])
      expect(await who({ authorization: `Bearer ${token}` })).toMatchObject({
        ok: false,
        problem: { status: 401, message: 'Missing or invalid credentials' },
      })
    expect(
      (await site.send('/api/users/me', undefined, { authorization: 'Bearer key' })).status,
    ).toBe(401)
  })

  test('a customer is not staff, and the other way round', async () => {
    const { jwt, user } = await site
      .client()
      .register({ username: 'customer', email: 'both@feather.example', password })
    const email = 'both@feather.example'
    await insertStaff(site.db, {
      name: 'Both',
      email,
      password: 'another long password',
      role: 'admin',
    })
    const customer = await who({ authorization: `Bearer ${jwt}` })
    expect(customer).toMatchObject({ ok: true, actor: { kind: 'customer' } })
    expect(user).not.toHaveProperty('role')
    expect((await signIn(email, password)).status).toBe(401)
    const { bearer } = await signIn(email, 'another long password')
    const me = await site.send('/api/users/me', undefined, { authorization: bearer })
    expect(me.status).toBe(401)
  })
})

test('who tries to sign in too often is told how long to wait', async () => {
  const from = { origin: origin, 'x-forwarded-for': '192.0.2.90' }
  const body = { email: 'nobody@feather.example', password }
  let answer = await site.send('/admin/auth/sign-in/email', body, from)
  for (let tries = 0; tries < 10 && answer.status !== 429; tries++) {
    answer = await site.send('/admin/auth/sign-in/email', body, from)
  }
  expect(answer.status).toBe(429)
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
})

test('a code of the authenticator app opens once', async () => {
  await createFirstAdmin(site.accounts.parts, admin)
  const send = async (path: string, body: object, cookie: string) =>
    site.send(`/admin/auth/${path}`, body, { origin: origin, cookie })
  const { cookie } = await signIn(admin.email)
  const { totpURI } = await (await send('second-factor/begin', { password }, cookie)).json()
  const first = codeFrom(totpURI)
  expect((await send('second-factor/finish', { code: first }, cookie)).status).toBe(200)
  const verify = async (code: string) =>
    (await send('two-factor/verify-totp', { code }, (await signIn(admin.email)).cookie)).status
  const next = codeFrom(totpURI, 1)
  expect(await verify(first)).toBe(401)
  expect(await verify(next)).toBe(200)
  expect(await verify(next)).toBe(401)
})

test('whoever took a session over learns neither the password nor other sessions by it', async () => {
  await insertStaff(site.db, { ...admin, role: 'editor' })
  const from = { cookie: (await signIn(admin.email)).cookie, origin: origin }
  const asked = [
    ['/admin/auth/verify-password', { password }],
    ['/admin/auth/two-factor/get-totp-uri', { password }],
    ['/admin/auth/list-sessions', undefined],
    ['/admin/auth/%6Cist-sessions', undefined],
    ['/admin/auth/get-session', undefined],
  ] as const
  for (const [path, body] of asked) {
    expect((await site.send(path, body, from)).status, path).toBe(404)
  }
})

test('closing an account ends its sessions; the last admin stays', async () => {
  const boss = await insertStaff(site.db, { ...admin, role: 'admin' })
  const actor = { kind: 'staff', userId: boss.id, role: 'admin' } as const
  const email = 'bob@feather.example'
  const bob = await insertStaff(site.db, { name: 'Bob', email, password, role: 'broker' })
  const { cookie } = await signIn(email)
  const { parts } = site.accounts
  expect(await changeStaff(parts, { ...actor, role: 'editor' }, bob.id, { blocked: true })).toBe(
    'not-allowed',
  )
  expect(await changeStaff(parts, actor, boss.id, { role: 'editor' })).toBe('last-admin')
  expect(await changeStaff(parts, actor, bob.id, { blocked: true })).toBe('changed')
  expect(await who({ cookie })).toEqual({ ok: true, actor: anonymous })
  expect((await signIn(email)).status).toBe(403)
})
