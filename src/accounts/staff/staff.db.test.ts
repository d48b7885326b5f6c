import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transactions } from '#platform/database/connect.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { anonymous, type FindApiToken } from '../acting-user.ts'
import { staff, staffInvitations } from '../tables.ts'
import { justBefore, linkValue, startTestAccounts } from '../test-accounts.ts'
import { codeFrom } from '../test-totp.ts'
import { changeStaff } from './change-staff.ts'
import { createDemoAdmin, DEMO_ADMIN } from './demo-admin.ts'
import { createFirstAdmin, firstRunCode } from './first-admin.ts'
import { insertStaff } from './insert-staff.ts'
import { acceptInvitation, inviteStaff } from './invite-staff.ts'

const password = 'a long enough password'
const admin = { name: 'Ada', email: 'Ada@feather.example', password }
const findApiToken: FindApiToken = async (token) => {
  if (token === 'old') return 'expired'
  return token === 'key' ? { kind: 'token', tokenId: '1', access: 'read-only' } : undefined
}

const site = await shareInFile(startTestAccounts({}, findApiToken))
beforeEach(() => site.db.delete(staff))

const origin = () => site.accounts.parts.hosts.origins.cms
const signIn = async (email: string, secret = password) => {
  const body = { email, password: secret }
  const answer = await site.send('/admin/auth/sign-in/email', body, { origin: origin() })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, cookie: cookie.join('; '), bearer: bearerOf(answer) }
}

test('who tries to sign in too often is told how long to wait', async () => {
  const from = { origin: origin(), 'x-forwarded-for': '192.0.2.90' }
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

const bearerOf = (answer: Response) => `Bearer ${answer.headers.get('set-auth-token')}`
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

test('a code of the authenticator app opens once', async () => {
  await createFirstAdmin(site.accounts.parts, admin)
  const send = async (path: string, body: object, cookie: string) =>
    site.send(`/admin/auth/${path}`, body, { origin: origin(), cookie })
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

test('no transaction waits while the password of a new colleague is hashed', async () => {
  const { parts } = site.accounts
  const { hashed, stop } = watchHashing()
  try {
    const first = await createFirstAdmin(parts, admin)
    const by = { kind: 'staff', role: 'admin', userId: first?.id ?? '' } as const
    const email = 'bea@feather.example'
    await inviteStaff(parts, by, { email, role: 'broker' })
    const token = linkValue(await site.mailTo(email), 'token')
    const joining = { token, name: 'Bea', password }
    expect(await acceptInvitation(parts, joining, async () => {})).toMatchObject({ email })
    await site.db.transaction(async () => void (await hashPassword(password)))
  } finally {
    stop()
  }
  // The last one shows that it would be seen.
  expect(hashed).toEqual(['outside', 'outside', 'in a transaction'])
})

/** Where each password is hashed. */
function watchHashing() {
  const hashed: ('outside' | 'in a transaction')[] = []
  const running = new AsyncLocalStorage()
  transactions.start.bindStore(running, (transaction) => transaction)
  // Not as a mock of the module, which other files of this process may have loaded.
  const { scrypt } = crypto
  const watched = (...args: Parameters<typeof scrypt>) => {
    hashed.push(running.getStore() === undefined ? 'outside' : 'in a transaction')
    scrypt(...args)
  }
  const use = (hash: unknown) => {
    Object.assign(crypto, { scrypt: hash })
    syncBuiltinESMExports()
  }
  use(watched)
  const stop = () => {
    use(scrypt)
    transactions.start.unbindStore(running)
  }
  return { hashed, stop }
}

describe('the first admin', () => {
  test('is made while there is no staff, and only then', async () => {
    const needed = async () => (await (await site.send('/admin/first-run')).json()).needed
    expect(await needed()).toBe(true)
    const made = await site.send('/admin/first-run', admin)
    expect([made.status, await made.json()]).toEqual([
      201,
      { email: 'ada@feather.example', role: 'admin' },
    ])
    expect(await needed()).toBe(false)
    const again = await site.send('/admin/first-run', { ...admin, email: 'eve@example.com' })
    expect(again.status).toBe(403)
    expect((await signIn(admin.email)).status).toBe(200)
  })

  test('is one, however many try at once', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        createFirstAdmin(site.accounts.parts, { ...admin, email: `${n}@feather.example` }),
      ),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await site.db.$count(staff)).toBe(1)
  })

  test('needs the code of the log outside development', async () => {
    const live = await startTestAccounts({ appEnv: 'production' })
    const attempt = (code?: string) =>
      live.send('/admin/first-run', { ...admin, ...(code ? { code } : {}) })
    expect((await attempt()).status).toBe(403)
    expect((await attempt('wrong')).status).toBe(403)
    expect((await attempt(firstRunCode(live.accounts.parts.env.secretKey))).status).toBe(201)
    await live.close()
  })

  test('chooses a long password', async () => {
    const answer = await site.send('/admin/first-run', { ...admin, password: 'short' })
    expect(answer.status).toBe(400)
    expect(await site.db.$count(staff)).toBe(0)
  })
})

describe('who asks', () => {
  test('a colleague is known by cookie and by token, with the role', async () => {
    for (const role of ['admin', 'editor', 'broker'] as const) {
      const email = `${role}@feather.example`
      const { id } = await insertStaff(site.db, { name: role, email, password, role })
      const { cookie, bearer } = await signIn(email)
      const known = { ok: true, actor: { kind: 'staff', userId: id, role } }
      expect(await who({ cookie })).toEqual(known)
      expect(await who({ authorization: bearer })).toEqual(known)
      expect(await who({ cookie, method: 'POST', origin: origin() })).toEqual(known)
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

describe('staff grows by invitation only', () => {
  const invite = (authorization: string, body: object) =>
    site.send('/admin/invitations', body, { authorization })

  test('an admin invites, the link works once', async () => {
    await insertStaff(site.db, { ...admin, role: 'admin' })
    const { bearer } = await signIn(admin.email)
    const body = { email: 'Bob@feather.example', role: 'broker' }
    expect((await invite(bearer, body)).status).toBe(201)
    const token = linkValue(await site.mailTo('bob@feather.example'), 'token')
    const accept = (by = token) =>
      site.send('/admin/invitations/accept', { token: by, name: 'Bob', password })
    // Another token opens nothing, and uses nothing up.
    expect((await accept(`${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`)).status).toBe(
      400,
    )
    expect(await (await accept()).json()).toEqual({ email: 'bob@feather.example', role: 'broker' })
    expect((await accept()).status).toBe(400)
    const bob = await signIn('bob@feather.example')
    expect((await invite(bob.bearer, { ...body, email: 'eve@example.com' })).status).toBe(403)
    expect((await invite(bearer, body)).status).toBe(400)
  })

  test.each([{ blocked: true }, { role: 'broker' }] as const)(
    'what an admin invited ends with their rights: %o',
    async (change) => {
      const { parts } = site.accounts
      const boss = await insertStaff(site.db, { ...admin, role: 'admin' })
      const email = 'gone@feather.example'
      const gone = await insertStaff(site.db, { name: 'Gone', email, password, role: 'admin' })
      const actor = { kind: 'staff', role: 'admin', userId: gone.id } as const
      const inviteAgain = async () => {
        await inviteStaff(parts, actor, { email: 'again@feather.example', role: 'admin' })
        const token = linkValue(await site.mailTo('again@feather.example'), 'token')
        return () => site.send('/admin/invitations/accept', { token, name: 'Again', password })
      }
      const join = await inviteAgain()
      const by = { ...actor, userId: boss.id }
      expect(await changeStaff(parts, by, gone.id, change)).toBe('changed')
      expect(await site.db.$count(staffInvitations)).toBe(0)
      expect((await join()).status).toBe(400)
      // What was under way at that moment opens nothing either.
      expect((await (await inviteAgain())()).status).toBe(400)
    },
  )

  test('who is invited once more while they join is told to sign in', async () => {
    const boss = await insertStaff(site.db, { ...admin, role: 'admin' })
    const actor = { kind: 'staff', userId: boss.id, role: 'admin' } as const
    const { parts } = site.accounts
    const email = 'twice@feather.example'
    await inviteStaff(parts, actor, { email, role: 'broker' })
    const accept = async () => {
      const token = linkValue(await site.mailTo(email), 'token')
      return site.send('/admin/invitations/accept', { token, name: 'Twice', password })
    }
    expect((await accept()).status).toBe(201)
    const late = justBefore(parts)
    expect(await inviteStaff(late, actor, { email, role: 'broker' })).toBe('invited')
    const again = await accept()
    expect([again.status, (await again.json()).error.message]).toEqual([
      400,
      'You are on the team already: sign in.',
    ])
    expect(await site.db.$count(staffInvitations)).toBe(0)
    expect((await signIn(email)).status).toBe(200)
  })

  test('nobody signs up, and nobody gives themselves a role', async () => {
    const { id } = await insertStaff(site.db, { ...admin, role: 'editor' })
    const { cookie } = await signIn(admin.email)
    const from = { cookie, origin: origin() }
    const eve = { name: 'Eve', email: 'eve@example.com', password, role: 'admin' }
    for (const path of ['sign-up/email', 'update-user', 'change-email', 'sign-in/social']) {
      expect((await site.send(`/admin/auth/${path}`, eve, from)).status, path).toBe(404)
    }
    // Nor another name, by which the others know who did what.
    expect((await site.send('/admin/auth/update-user', { name: 'Boss' }, from)).status).toBe(404)
    const [row] = await site.db.select().from(staff)
    expect(row).toMatchObject({ id, role: 'editor', name: admin.name })
    expect(await site.db.$count(staff)).toBe(1)
    expect((await invite('Bearer key', { email: 'eve@example.com', role: 'admin' })).status).toBe(
      401,
    )
  })
})

test('whoever took a session over learns neither the password nor other sessions by it', async () => {
  await insertStaff(site.db, { ...admin, role: 'editor' })
  const from = { cookie: (await signIn(admin.email)).cookie, origin: origin() }
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

describe('the demo admin', () => {
  test('exists in development, and is printed at every start', async () => {
    const printed = { email: DEMO_ADMIN.email, password: DEMO_ADMIN.password }
    const env = { appEnv: 'development' } as const
    expect(await createDemoAdmin(site.databaseUrl, env)).toEqual(printed)
    expect(await createDemoAdmin(site.databaseUrl, env)).toEqual(printed)
    expect(await site.db.$count(staff, eq(staff.email, DEMO_ADMIN.email))).toBe(1)
    expect((await signIn(DEMO_ADMIN.email, DEMO_ADMIN.password)).status).toBe(200)
  })

  test('is not made where someone else is admin', async () => {
    await insertStaff(site.db, { ...admin, role: 'admin' })
    expect(await createDemoAdmin(site.databaseUrl, { appEnv: 'development' })).toBeUndefined()
    expect(await site.db.$count(staff)).toBe(1)
  })

  test('is refused elsewhere, made or signed in', async () => {
    const appEnv = 'production'
    await expect(createDemoAdmin(site.databaseUrl, { appEnv })).rejects.toThrow('no demo admin')
    const live = await startTestAccounts({ appEnv })
    await insertStaff(live.db, { ...DEMO_ADMIN, role: 'admin' })
    const answer = await live.send('/admin/auth/sign-in/email', DEMO_ADMIN, {
      origin: live.accounts.parts.hosts.origins.cms,
    })
    expect(answer.status).toBe(403)
    await live.close()
  })
})
