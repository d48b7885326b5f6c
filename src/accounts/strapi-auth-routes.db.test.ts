import { signJWT } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionHeaders } from './customers/open-session.ts'
import { findByToken } from './customers/session-token.ts'
import { deleteExpired } from './system-delete-expired.ts'
import { customerSessions, customerSignIns, customers, staff } from './tables.ts'
import { linkValue, startTestAccounts, type TestAccounts } from './test-accounts.ts'

const password = 'correct horse'
let made = 0
const someone = () => {
  made += 1
  return { username: `user${made}`, email: `user${made}@example.com`, password }
}
const problem = (name: string, message: string, status = 400) => ({
  data: null,
  error: expect.objectContaining({ status, name, message }),
})

let site: TestAccounts
beforeAll(async () => {
  site = await startTestAccounts()
})
afterAll(() => site.close())

const registered = async () => {
  const person = someone()
  const client = site.client()
  const answer = await client.register(person)
  return { person, client, ...answer }
}

describe('register', () => {
  test('gives a user in the shape of Strapi and a token that works', async () => {
    const { person, client, user, jwt } = await registered()
    expect(user).toEqual({
      id: expect.any(Number),
      username: person.username,
      email: person.email,
      provider: 'local',
      confirmed: true,
      blocked: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const [header, claims] = (jwt ?? '').split('.').map((part) => {
      const text = Buffer.from(part, 'base64url').toString()
      return text.startsWith('{') ? JSON.parse(text) : undefined
    })
    expect(header).toMatchObject({ alg: 'HS256' })
    expect(claims).toEqual({
      id: user?.['id'],
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    })
    expect(claims.exp - claims.iat).toBeGreaterThan(2_591_900)
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(2_592_000)
    expect(await client.fetchUser()).toEqual(user)
  })

  test('lower-cases the address and keeps the name as typed', async () => {
    const { user } = await site
      .client()
      .register({ username: 'Ada L', email: 'Ada.L@Example.COM', password })
    expect(user).toMatchObject({ username: 'Ada L', email: 'ada.l@example.com' })
  })

  test.each([
    ['the address', (other: { email: string }) => ({ ...someone(), email: other.email })],
    [
      'the address in capitals',
      (other: { email: string }) => ({ ...someone(), email: other.email.toUpperCase() }),
    ],
    ['the name', (other: { username: string }) => ({ ...someone(), username: other.username })],
    [
      'the address as a name',
      (other: { email: string }) => ({ ...someone(), username: other.email }),
    ],
  ])('refuses when someone has %s', async (_what, clash) => {
    const { person } = await registered()
    await expect(site.client().register(clash(person))).rejects.toEqual(
      problem('ApplicationError', 'Email or Username are already taken'),
    )
  })

  test('two at once with one address make one account', async () => {
    const person = someone()
    const results = await Promise.allSettled(
      [1, 2, 3].map((n) =>
        site.client().register({ ...person, username: `${person.username}-${n}` }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await site.db.$count(customers, eq(customers.email, person.email))).toBe(1)
  })

  test('names every field that is wrong, as yup does', async () => {
    const answer = await site.send('/api/auth/local/register', { email: 'nope', username: 'ab' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: '3 errors occurred',
        details: {
          errors: [
            { path: ['email'], message: 'email must be a valid email', name: 'ValidationError' },
            {
              path: ['username'],
              message: 'username must be at least 3 characters',
              name: 'ValidationError',
            },
            {
              path: ['password'],
              message: 'password is a required field',
              name: 'ValidationError',
            },
          ],
        },
      },
    })
  })

  test.each(['role', 'confirmed', 'blocked', 'provider', 'emailVerified', 'kind', '__proto__'])(
    'nobody gives themselves %s',
    async (field) => {
      const body = JSON.parse(`{"${field}":"admin"}`)
      const answer = await site.send('/api/auth/local/register', {
        ...someone(),
        [field]: body[field],
      })
      const text = await answer.text()
      // fastify refuses __proto__ in any body by itself.
      expect([answer.status, text]).toEqual([
        400,
        expect.stringMatching(/Invalid parameters|not valid JSON/),
      ])
      expect(await site.db.$count(staff)).toBe(0)
    },
  )

  test('refuses other types than text', async () => {
    const answer = await site.send('/api/auth/local/register', {
      ...someone(),
      password: { $ne: 1 },
    })
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.message).toMatch(/^password must be a `string` type/)
  })
})

describe('sign in', () => {
  test.each(['email', 'username'] as const)('by %s', async (key) => {
    const { person } = await registered()
    const { user, jwt } = await site.client().login({ identifier: person[key], password })
    expect(user).toMatchObject({ email: person.email })
    expect(jwt).toEqual(expect.any(String))
  })

  test('is the same refusal for a wrong password and for nobody', async () => {
    const { person } = await registered()
    const refused = problem('ValidationError', 'Invalid identifier or password')
    for (const credentials of [
      { identifier: person.email, password: 'wrong horse' },
      { identifier: 'nobody@example.com', password },
      { identifier: 'nobody', password },
      { identifier: person.email, password: 'x'.repeat(900) },
      { identifier: 'nobody@example.invalid', password },
    ])
      await expect(site.client().login(credentials)).rejects.toEqual(refused)
  })

  test('is refused to the blocked, whose tokens stop to work too', async () => {
    const { person, jwt } = await registered()
    await site.db.update(customers).set({ blocked: true }).where(eq(customers.email, person.email))
    await expect(site.client().login({ identifier: person.email, password })).rejects.toEqual(
      problem('ApplicationError', 'Your account has been blocked by an administrator'),
    )
    const answer = await site.send('/api/users/me', undefined, { authorization: `Bearer ${jwt}` })
    expect(await answer.json()).toEqual(problem('UnauthorizedError', 'Invalid credentials', 401))
  })

  test('also sets a cookie that no script reads, and that works', async () => {
    const { person } = await registered()
    const answer = await site.send('/api/auth/local', { identifier: person.email, password })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^strapi_jwt=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const me = await site.send('/api/users/me', undefined, { cookie: cookie.split(';')[0] ?? '' })
    expect(await me.json()).toMatchObject({ email: person.email })
  })
})

describe('tokens', () => {
  const me = (authorization: string) => site.send('/api/users/me', undefined, { authorization })

  test('that are forged, foreign or broken are refused', async () => {
    const { jwt = '', user } = await registered()
    const [header, claims, signature] = jwt.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const decoded = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())
    const key = site.accounts.desk.tokenKey
    for (const token of [
      'undefined',
      'null',
      'x',
      '..',
      `${header}.${claims}.`,
      `${header}.${encode({ ...decoded, id: 1 })}.${signature}`,
      `${encode({ alg: 'none' })}.${claims}.`,
      await signJWT(decoded, 'another key altogether, long enough'),
      await signJWT({ id: user?.['id'], jti: decoded.jti }, key, -1),
      await signJWT({ id: user?.['id'] }, key, 60),
      await signJWT({ id: 999_999, jti: decoded.jti }, key, 60),
      await signJWT({ id: '1; drop table customers', jti: decoded.jti }, key, 60),
      '%00',
    ]) {
      const answer = await me(`Bearer ${token}`)
      expect([token, answer.status]).toEqual([token, 401])
      expect(await answer.json()).toEqual(
        problem('UnauthorizedError', 'Missing or invalid credentials', 401),
      )
    }
    expect((await me(`Bearer ${jwt}`)).status).toBe(200)
  })

  test('stop with their session', async () => {
    const { jwt, user } = await registered()
    const [row] = await site.db
      .select()
      .from(customers)
      .where(eq(customers.number, Number(user?.['id'])))
    await site.db
      .update(customerSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(customerSessions.userId, row?.id ?? ''))
    expect((await me(`Bearer ${jwt}`)).status).toBe(401)
  })

  test('without one, or with another scheme, nobody is asked for', async () => {
    expect(await (await site.send('/api/users/me')).json()).toEqual(
      problem('ForbiddenError', 'Forbidden', 403),
    )
    expect((await me('Basic dXNlcjpwYXNz')).status).toBe(403)
  })

  test('a bad one is refused on public routes too', async () => {
    const body = { email: 'x@example.com' }
    const answer = await site.send('/api/auth/forgot-password', body, {
      authorization: 'Bearer undefined',
    })
    expect(answer.status).toBe(401)
  })

  test('in a stale cookie make nobody of their owner, and are taken away', async () => {
    const answer = await site.send('/api/users/me', undefined, { cookie: 'strapi_jwt=old' })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^strapi_jwt=; Path=\/; Max-Age=0;/)
  })

  test('in a cookie do not write for a page of someone else', async () => {
    const { jwt } = await registered()
    const body = {
      currentPassword: password,
      password: 'another one',
      passwordConfirmation: 'another one',
    }
    const cookie = `strapi_jwt=${jwt}`
    for (const origin of ['https://evil.example', 'null'])
      expect((await site.send('/api/auth/change-password', body, { cookie, origin })).status).toBe(
        403,
      )
    const origin = site.accounts.parts.hosts.origins.cms
    expect((await site.send('/api/auth/change-password', body, { cookie, origin })).status).toBe(
      200,
    )
  })

  test('end when someone signs out', async () => {
    const { jwt } = await registered()
    const authorization = `Bearer ${jwt}`
    await site.send('/api/auth/logout', {}, { authorization })
    expect((await me(authorization)).status).toBe(401)
  })
})

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
    await expect(site.client().login({ identifier: person.email, password })).rejects.toBeDefined()
    await site.client().login({ identifier: person.email, password: 'new horse' })
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
    expect(jwt).toEqual(expect.any(String))
    const answer = await site.send('/api/users/me', undefined, { authorization: `Bearer ${old}` })
    expect(answer.status).toBe(401)
    await expect(client.resetPassword(fresh)).rejects.toEqual(
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

test('the own user can be asked for in part', async () => {
  const { user, jwt } = await registered()
  const ask = async (query: string) =>
    (
      await site.send(`/api/users/me?${query}`, undefined, { authorization: `Bearer ${jwt}` })
    ).json()
  const part = { id: user?.['id'], email: user?.['email'] }
  expect(await ask('fields=email')).toEqual(part)
  expect(await ask('fields%5B0%5D=email&fields%5B1%5D=password')).toEqual(part)
  expect(await ask('populate=role&fields=*')).toEqual(user)
})

test('what has expired is deleted, the rest stays', async () => {
  const { jwt } = await registered()
  const token = { authorization: `Bearer ${jwt}` }
  await deleteExpired(site.db, new Date())
  expect((await site.send('/api/users/me', undefined, token)).status).toBe(200)
  await deleteExpired(site.db, new Date(Date.now() + 31 * 86_400_000))
  expect(await site.db.$count(customerSessions)).toBe(0)
})

describe('a link by mail', () => {
  test('signs in once, and confirms the address', async () => {
    const { person } = await registered()
    await site.send('/api/auth/magic-link', { email: person.email })
    const token = linkValue(await site.mailTo(person.email), 'token')
    const answer = await site.send('/api/auth/magic-link/callback', { token })
    expect(await answer.json()).toMatchObject({
      user: { email: person.email },
      jwt: expect.any(String),
    })
    const again = await site.send('/api/auth/magic-link/callback', { token })
    expect(await again.json()).toEqual(problem('ValidationError', 'Invalid token'))
    const [row] = await site.db.select().from(customers).where(eq(customers.email, person.email))
    expect(row?.emailVerified).toBe(true)
  })

  test('goes to nobody who has no account', async () => {
    const answer = await site.send('/api/auth/magic-link', { email: 'stranger@example.com' })
    expect(await answer.json()).toEqual({ ok: true })
    await site.accounts.close()
    expect(site.mails.filter(({ to }) => to.includes('stranger@example.com'))).toEqual([])
  })
})

describe('the limit', () => {
  const from = { 'x-forwarded-for': '192.0.2.7' }

  test('is ten a minute, told in headers, and no field of the body dodges it', async () => {
    const attempt = (n: number) =>
      site.send('/api/auth/local', { identifier: 'a', password: 'b', email: `${n}@x.y` }, from)
    for (let n = 1; n <= 10; n += 1) {
      const answer = await attempt(n)
      expect(answer.status).toBe(400)
      expect(answer.headers.get('x-ratelimit-limit')).toBe('10')
      expect(answer.headers.get('x-ratelimit-remaining')).toBe(String(10 - n))
    }
    const refused = await attempt(11)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({
      data: null,
      error: {
        status: 429,
        name: 'RateLimitError',
        message: 'Too many requests, please try again later.',
        details: {},
      },
    })
    expect(refused.headers.get('retry-after')).toBeNull()
    const reset = Number(refused.headers.get('x-ratelimit-reset')) * 1000
    expect(reset).toBeGreaterThan(Date.now() - 1000)
    expect(reset).toBeLessThanOrEqual(Date.now() + 61_000)
  })

  test('counts each address of mail on its own', async () => {
    const ask = (email: string) => site.send('/api/auth/forgot-password', { email }, from)
    for (let n = 1; n <= 10; n += 1) await ask('one@example.com')
    expect((await ask('ONE@example.com')).status).toBe(429)
    expect((await ask('two@example.com')).status).toBe(200)
  })
})

test('an authenticator app is asked for where a customer uses one', async () => {
  const { person, jwt } = await registered()
  const { desk } = site.accounts
  const found = await findByToken(site.db, desk.tokenKey, jwt ?? '')
  const headers = sessionHeaders(
    { ip: '10.9.9.9', userAgent: undefined },
    found?.session ?? { token: '' },
  )
  const enabled = await desk.auth.api.enableTwoFactor({ body: { password }, headers })
  if (enabled.method !== 'totp') throw new Error('No TOTP')
  const { code } = await desk.auth.api.generateTOTP({
    body: { secret: secretIn(enabled.totpURI) },
  })
  await desk.auth.api.verifyTOTP({ body: { code }, headers })

  const signIn = (otp?: string) =>
    site.send('/api/auth/local', { identifier: person.email, password, ...(otp ? { otp } : {}) })
  expect((await (await signIn()).json()).error).toMatchObject({
    name: 'ApplicationError',
    details: { secondFactor: 'totp' },
  })
  expect((await (await signIn('000000')).json()).error).toMatchObject({ message: 'Invalid code' })
  expect(await (await signIn(code)).json()).toMatchObject({ jwt: expect.any(String) })

  await site.send('/api/auth/magic-link', { email: person.email })
  await site.accounts.close()
  expect(site.mails.filter(({ to }) => to.includes(person.email))).toEqual([])
})

/** The secret as better-auth keeps it; in the address it is in base 32. */
function secretIn(uri: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...(new URL(uri).searchParams.get('secret') ?? '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)))
}
