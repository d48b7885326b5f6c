import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { MOST_MAILS } from './customers/limit-attempts.ts'
import { MOST_GUESSES } from './customers/limit-guesses.ts'
import { requestPasswordReset } from './customers/reset-password.ts'
import { requestSignInLink } from './customers/sign-in-link.ts'
import { signInWithPassword } from './customers/sign-in-with-password.ts'
import { customers, customerVerifications } from './tables.ts'
import { linkValue, startTestAccounts } from './test-accounts.ts'
import { password, problem, registerSomeone } from './test-people.ts'

const site = await shareInFile(startTestAccounts())

const registered = () => registerSomeone(site)

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

  test('an address is that of who has it, whatever names others go by', async () => {
    const { person } = await registered()
    const { person: other } = await registered()
    // As it could be while names were free; crosswise, so that no order of rows hides it.
    const callAs = (whom: string, username: string) =>
      site.db.update(customers).set({ username }).where(eq(customers.email, whom))
    await callAs(person.email, other.email)
    await callAs(other.email, person.email)
    for (const { email } of [person, other]) {
      const { user } = await site.client().login({ identifier: email, password })
      expect(user).toMatchObject({ email })
    }
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

  test('and one to a new password let nobody wait for what is done only for the known', async () => {
    const { person } = await registered()
    const { desk } = site.accounts
    const begun: (() => Promise<unknown>)[] = []
    const waiting = {
      ...desk,
      background: {
        ...desk.background,
        run: (_: string, task: () => Promise<unknown>) => begun.push(task),
      },
    }
    const caller = { ip: '10.1.1.1', userAgent: '' }
    const ask = async (email: string) => {
      await requestSignInLink(waiting, email, caller)
      await requestPasswordReset(waiting, email)
    }
    for (const email of [person.email, 'stranger@example.com']) {
      await site.db.delete(customerVerifications)
      await ask(email)
      expect(await site.db.$count(customerVerifications)).toBe(0)
      expect(begun).toHaveLength(2)
      await Promise.all(begun.splice(0).map((task) => task()))
      expect(await site.db.$count(customerVerifications)).toBe(email === person.email ? 2 : 0)
      // The mail with the new password's link, which nobody waits for either.
      expect(begun.splice(0)).toHaveLength(email === person.email ? 1 : 0)
    }
  })

  test('goes to nobody who has no account', async () => {
    const answer = await site.send('/api/auth/magic-link', { email: 'stranger@example.com' })
    expect(await answer.json()).toEqual({ ok: true })
    await site.accounts.close()
    expect(site.mails.filter(({ to }) => to.includes('stranger@example.com'))).toEqual([])
  })
})

test('a name with a NUL byte is nobody’s', async () => {
  const answer = await site.send('/api/auth/local', { identifier: 'a\0b', password })
  expect(answer.status).toBe(400)
  const credentials = { identifier: 'a\0b@example.org', password }
  expect(
    await signInWithPassword(site.accounts.desk, credentials, { ip: '10.1.1.1', userAgent: '' }),
  ).toMatchObject({ refused: { message: 'Invalid identifier or password' } })
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

  test.each([
    ['/api/auth/local/register', { username: 'x' }],
    ['/api/auth/reset-password', { code: 'x' }],
    ['/api/auth/change-password', { password: 'x' }],
    ['/api/auth/send-email-confirmation', { email: 'x' }],
    ['/api/connect/nobody', undefined],
    ['/api/auth/nobody/callback', undefined],
  ])('holds at %s', async (path, body) => {
    for (let n = 1; n <= 10; n += 1)
      expect((await site.send(path, body, from)).status).not.toBe(429)
    expect((await site.send(path, body, from)).status).toBe(429)
  })

  test('counts every spelling of a path as the same', async () => {
    const near = { 'x-forwarded-for': '192.0.2.8' }
    const attempt = (path: string) => site.send(path, { identifier: 'c', password: 'b' }, near)
    for (let n = 1; n <= 10; n += 1) await attempt('/api/auth/local')
    for (const path of ['/api/auth/loca%6C', '/api/%61uth/local', '/api/auth/local?a=b'])
      expect((await attempt(path)).status).toBe(429)
  })

  test('counts all addresses of mail of one network together, on every route that mails', async () => {
    const near = { 'x-forwarded-for': '192.0.2.9' }
    const routes = ['local/register', 'magic-link', 'forgot-password', 'send-email-confirmation']
    // Without an address nothing is done, but it is counted.
    const ask = (n: number) =>
      site.send(`/api/auth/${routes[n % routes.length]}`, { email: `no address ${n}` }, near)
    for (let n = 0; n < MOST_MAILS; n += 1) expect((await ask(n)).status).toBe(400)
    for (const n of routes.keys()) expect((await ask(MOST_MAILS + n)).status).toBe(429)
    // Signing in is another matter, and so is another network.
    const credentials = { identifier: 'a', password: 'b' }
    expect((await site.send('/api/auth/local', credentials, near)).status).toBe(400)
    const far = { 'x-forwarded-for': '192.0.2.10' }
    const asked = await site.send('/api/auth/magic-link', { email: 'far@example.com' }, far)
    expect(asked.status).toBe(200)
  })

  test('counts wrong passwords for one account from all networks together', async () => {
    const { person } = await registered()
    const guess = (identifier: string, typed = 'wrong horse') =>
      site.send('/api/auth/local', { identifier, password: typed })
    // Nobody learns from it who has an account.
    for (const identifier of [person.email, 'nobody.here@example.com']) {
      const guesses = await Promise.all(
        Array.from({ length: MOST_GUESSES }, () => guess(identifier)),
      )
      expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]))
      const refused = await guess(identifier.toUpperCase())
      expect(refused.status).toBe(429)
      expect(await refused.json()).toMatchObject({
        error: { name: 'RateLimitError', message: 'Too many requests, please try again later.' },
      })
    }
    expect((await guess(person.email, password)).status).toBe(429)
    // The owner comes in by mail.
    await site.send('/api/auth/magic-link', { email: person.email })
    const token = linkValue(await site.mailTo(person.email), 'token')
    const answer = await site.send('/api/auth/magic-link/callback', { token })
    expect(answer.status).toBe(200)
  })

  test('counts no right password as a guess', async () => {
    const { person } = await registered()
    const signIn = (typed: string) =>
      site.send('/api/auth/local', { identifier: person.email, password: typed })
    for (let n = 1; n < MOST_GUESSES; n += 1) await signIn('wrong horse')
    for (let n = 1; n <= 3; n += 1) expect((await signIn(password)).status).toBe(200)
    expect((await signIn('wrong horse')).status).toBe(400)
    expect((await signIn(password)).status).toBe(429)
  })

  test('counts each address of mail on its own', async () => {
    const ask = (email: string) => site.send('/api/auth/forgot-password', { email }, from)
    for (let n = 1; n <= 10; n += 1) await ask('one@example.com')
    expect((await ask('ONE@example.com')).status).toBe(429)
    expect((await ask('two@example.com')).status).toBe(200)
  })
})
