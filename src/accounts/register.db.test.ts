import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { changeCustomer, createCustomer } from './customers/manage-customers.ts'
import { registerCustomer } from './customers/register-customer.ts'
import { customers, staff } from './tables.ts'
import { justBefore, startTestAccounts } from './test-accounts.ts'
import { password, problem, registerSomeone, someone } from './test-people.ts'

const site = await shareInFile(startTestAccounts())

const registered = () => registerSomeone(site)

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
    // Without the signature: its bytes may be anything, also the beginning of an object.
    const told = (jwt ?? '').split('.').slice(0, 2)
    const [header, claims] = told.map((part) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()),
    )
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

  // One letter often would take little room in an index.
  const letters = Array.from({ length: 1_000 }, (_, index) => 0x4e00 + index)
  test.each([
    ['username', { username: String.fromCodePoint(...letters) }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
  ])('a %s that is longer than any address is refused in words', async (field, long) => {
    await expect(site.client().register({ ...someone(), ...long })).rejects.toEqual(
      problem('ValidationError', `${field} must be at most 254 characters`),
    )
  })

  test.each(['stranger@example.org', 'Stranger@Example.org', ' user@nowhere'])(
    'nobody goes by an address that is not theirs: %s',
    async (username) => {
      const message = 'username must not contain @, unless it is your own email'
      await expect(site.client().register({ ...someone(), username })).rejects.toEqual({
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message,
          details: { errors: [{ path: ['username'], message, name: 'ValidationError' }] },
        },
      })
    },
  )

  test('who goes by their own address signs in with it, however it is written', async () => {
    const email = 'own.address@example.org'
    const username = 'Own.Address@Example.org'
    const { user } = await site.client().register({ username, email, password })
    expect(user).toMatchObject({ username, email })
    const signedIn = await site.client().login({ identifier: username.toUpperCase(), password })
    expect(signedIn.user).toMatchObject({ email })
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

  test('the same person at once is told that the name is taken, all but the first', async () => {
    const person = someone()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => site.send('/api/auth/local/register', person)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('who was slower is not signed in to the account of who was quicker', async () => {
    const { person } = await registered()
    const { desk } = site.accounts
    const late = justBefore(desk)
    const asked = { ...person, password: 'of somebody else' }
    expect(await registerCustomer(late, asked, { ip: '10.1.1.1', userAgent: '' })).toMatchObject({
      refused: { message: 'Email or Username are already taken' },
    })
  })

  test('an account that others make or change meets who was quicker with a refusal', async () => {
    const { person: quicker } = await registered()
    const { user } = await registered()
    const late = justBefore(site.accounts.desk)
    const refused = (message: string) => ({ refused: { status: 400, message } })
    const { email, username } = quicker
    const taken = refused('Email already taken')
    expect(await changeCustomer(late, Number(user?.['id']), { email })).toMatchObject(taken)
    expect(await changeCustomer(late, Number(user?.['id']), { username })).toMatchObject(
      refused('Username already taken'),
    )
    expect(await createCustomer(late, { ...someone(), email })).toMatchObject(taken)
    expect(await site.db.$count(customers, eq(customers.email, email))).toBe(1)
  })

  test('refuses what PostgreSQL cannot keep', async () => {
    const answer = await site.send('/api/auth/local/register', { ...someone(), username: 'a\0bc' })
    expect(answer.status).toBe(400)
  })

  test('a domain in any letters is the same in the spelling of mail programs', async () => {
    const person = { ...someone(), email: `ana${Date.now()}@müller.example` }
    const email = person.email.replace('müller', 'xn--mller-kva')
    const made = await site.send('/api/auth/local/register', person)
    expect(await made.json()).toMatchObject({ user: { email } })
    for (const identifier of [person.email, email]) {
      const found = await site.send('/api/auth/local', { identifier, password: person.password })
      expect(found.status, identifier).toBe(200)
    }
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
