import { signJWT } from 'better-auth/crypto'
import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refuseLargeStatements } from '#platform/database/test-bounded-statements.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { deleteExpired } from './system-delete-expired.ts'
import { customerSessions, customers, customerVerifications } from './tables.ts'
import { startTestAccounts } from './test-accounts.ts'
import { password, problem, registerSomeone } from './test-people.ts'

const site = await shareInFile(startTestAccounts())

const registered = () => registerSomeone(site)

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
      `${header}.${encode({ ...decoded, id: decoded.id + 1 })}.${signature}`,
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

  test('are put into the browser, and taken from it, by pages of ours alone', async () => {
    const { person } = await registered()
    const known = { identifier: person.email, password }
    const ours = { origin: site.accounts.parts.hosts.origins.app }
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const [path, body] of [
      ['/api/auth/local', known],
      ['/api/auth/logout', {}],
    ] as const) {
      for (const headers of [{}, ours]) {
        const answer = await site.send(path, body, headers)
        expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^strapi_jwt=/)])
      }
      for (const headers of foreign) {
        const answer = await site.send(path, body, headers)
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
      }
    }
  })

  test('end when someone signs out', async () => {
    const { jwt } = await registered()
    const authorization = `Bearer ${jwt}`
    await site.send('/api/auth/logout', {}, { authorization })
    expect((await me(authorization)).status).toBe(401)
  })
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

test('what expired in a long time without it is deleted in portions', async () => {
  await site.db.execute(`insert into customer_verifications (id, identifier, value, expires_at)
    select 'old' || n, 'old' || n, 'x', timestamptz '2020-01-01' from generate_series(1, 1001) n`)
  await refuseLargeStatements(site.db, { table: 'customer_verifications', act: 'delete' })
  await deleteExpired(site.db, new Date('2020-02-01T00:00:00Z'))
  const isLeft = like(customerVerifications.id, 'old%')
  expect(await site.db.$count(customerVerifications, isLeft)).toBe(0)
})
