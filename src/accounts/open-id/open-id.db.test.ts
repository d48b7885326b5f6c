import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { customerSignIns, customers } from '../tables.ts'
import { justBefore, startTestAccounts } from '../test-accounts.ts'
import { connectCustomer } from './connect-customer.ts'
import { signInAtProvider, startTestOpenIdServer, type TestPerson } from './test-open-id-server.ts'

const people = new Map<string, TestPerson>([
  ['ada', { email: 'Ada@example.com', email_verified: true, name: 'Ada Lovelace' }],
  ['sam', { email: 'sam@example.com', email_verified: true }],
  ['nomail', {}],
  ['quoted', { email: '"victim@example.com"@example.org', email_verified: true }],
  ['slower', { email: 'slower@example.com' }],
  ['local', { email: 'local@example.com', email_verified: true }],
])
const problem = (name: string, message: string) => ({
  data: null,
  error: { status: 400, name, message, details: {} },
})

const port = await findFreePort()
const provider = await shareInFile(startTestOpenIdServer(port, people))
const { settings } = provider
const away = { ...settings, id: 'away', issuer: 'http://127.0.0.1:9' }
const site = await shareInFile(
  startTestAccounts({ openIdProviders: [settings, away] }, undefined, port),
)

const pathOf = (url: URL) => url.pathname + url.search

/** Leaves for the provider; gives back where it leads, and the cookie that remembers. */
const leave = async (query = '') => {
  const answer = await site.send(`/api/connect/example${query}`)
  const cookie = answer.headers.getSetCookie()[0] ?? ''
  return { answer, location: answer.headers.get('location') ?? '', cookie }
}
/** The whole way, up to the front end's own address. */
const comeBack = async (login: string, query = '') => {
  const { location, cookie } = await leave(query)
  const back = await signInAtProvider(location, login)
  const answer = await site.send(pathOf(back), undefined, { cookie: cookie.split(';')[0] ?? '' })
  return { back, cookie, landing: new URL(answer.headers.get('location') ?? '') }
}
const ticketFor = async (login: string) => {
  const { landing } = await comeBack(login)
  return landing.searchParams.get('access_token') ?? ''
}
const exchange = (ticket: string) => site.send(`/api/auth/example/callback?access_token=${ticket}`)

test('the client knows where to begin', () => {
  const url = site.client().getProviderAuthenticationUrl('example' as 'auth0')
  expect(url).toBe(`${site.url}/api/connect/example`)
})

test('leaves with state, nonce and proof key, bound to the browser', async () => {
  const { answer, location, cookie } = await leave()
  expect(answer.status).toBe(302)
  const { origin, searchParams } = new URL(location)
  expect(origin).toBe(provider.settings.issuer)
  expect(searchParams.get('response_type')).toBe('code')
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(searchParams.get(name)?.length).toBeGreaterThan(15)
  expect(cookie).toMatch(/^_fiss=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('makes an account at the first sign-in and finds it at the second', async () => {
  const { landing } = await comeBack('ada')
  expect(landing.pathname).toBe('/api/auth/example/callback')
  const ticket = landing.searchParams.get('access_token') ?? ''
  const first = await site.client().authenticateProvider('example' as 'auth0', ticket)
  expect(first).toMatchObject({
    jwt: expect.any(String),
    user: { email: 'ada@example.com', username: 'ada', provider: 'example', confirmed: true },
  })
  const second = await (await exchange(await ticketFor('ada'))).json()
  expect(second.user.id).toBe(first.user?.['id'])
  const accounts = await site.db
    .select()
    .from(customerSignIns)
    .where(eq(customerSignIns.accountId, 'ada'))
  expect(accounts).toHaveLength(1)
  // Who is known there by a name is greeted by it here.
  const named = eq(customers.name, 'Ada Lovelace')
  expect(await site.db.$count(customers, named)).toBe(1)
})

test('a ticket works once', async () => {
  const ticket = await ticketFor('ada')
  expect((await exchange(ticket)).status).toBe(200)
  expect(await (await exchange(ticket)).json()).toEqual(
    problem('ApplicationError', 'Invalid access_token.'),
  )
})

test('no ticket, no sign-in', async () => {
  const answer = await site.send('/api/auth/example/callback')
  expect(await answer.json()).toEqual(problem('ApplicationError', 'No access_token.'))
})

describe('coming back', () => {
  test('needs the browser that left', async () => {
    const { location } = await leave()
    const back = await signInAtProvider(location, 'sam')
    expect((await site.send(pathOf(back))).status).toBe(400)
    const { cookie } = await leave()
    const other = { cookie: cookie.split(';')[0] ?? '' }
    expect((await site.send(pathOf(back), undefined, other)).status).toBe(400)
    expect(await site.db.$count(customers, eq(customers.email, 'sam@example.com'))).toBe(0)
  })

  test('works once', async () => {
    const { back, cookie } = await comeBack('ada')
    const again = await site.send(pathOf(back), undefined, { cookie: cookie.split(';')[0] ?? '' })
    expect(again.status).toBe(400)
  })

  test('with a code that the provider does not know leads to the front end with an error', async () => {
    const { location, cookie } = await leave()
    const state = new URL(location).searchParams.get('state')
    const answer = await site.send(
      `/api/connect/example/callback?state=${state}&code=x`,
      undefined,
      {
        cookie: cookie.split(';')[0] ?? '',
      },
    )
    const landing = new URL(answer.headers.get('location') ?? '')
    expect(landing.searchParams.get('error')).toBe('server_error')
    expect(landing.searchParams.has('access_token')).toBe(false)
  })

  test('after a no, the front end hears it', async () => {
    const { location, cookie } = await leave()
    const state = new URL(location).searchParams.get('state')
    const path = `/api/connect/example/callback?state=${state}&error=access_denied`
    const answer = await site.send(path, undefined, { cookie: cookie.split(';')[0] ?? '' })
    expect(answer.headers.get('location')).toContain('error=access_denied')
  })
})

describe('the front end', () => {
  test('may name an address of ours', async () => {
    const callback = `${site.accounts.parts.hosts.origins.app}/account/connect?x=1`
    const { landing } = await comeBack('ada', `?callback=${encodeURIComponent(callback)}`)
    expect(landing.href.startsWith(`${callback}&access_token=`)).toBe(true)
  })

  test.each(['https://evil.example/x', 'javascript:alert(1)', '//evil.example', 'nonsense'])(
    'may not name %s',
    async (callback) => {
      const { answer } = await leave(`?callback=${encodeURIComponent(callback)}`)
      expect(await answer.json()).toEqual(
        problem('ValidationError', 'Invalid callback URL provided'),
      )
    },
  )
})

test('an address that has an account is not taken over', async () => {
  await site
    .client()
    .register({ username: 'local', email: 'local@example.com', password: 'secret!!' })
  const answer = await exchange(await ticketFor('local'))
  expect(await answer.json()).toEqual(problem('ApplicationError', 'Email is already taken.'))
})

test('who comes with an address that is taken at this very moment is told so', async () => {
  const { desk, providers } = site.accounts
  await site
    .client()
    .register({ username: 'quicker', email: 'slower@example.com', password: 'secret!!' })
  const connection = { ...justBefore(desk), providers, origin: desk.hosts.origins.cms }
  const ticket = await ticketFor('slower')
  expect(
    await connectCustomer(connection, 'example', ticket, { ip: '10.1.1.1', userAgent: '' }),
  ).toMatchObject({ refused: { message: 'Email is already taken.' } })
})

test('nobody is named like the address of somebody else', async () => {
  const { user } = await (await exchange(await ticketFor('quoted'))).json()
  expect(user.username).not.toContain('@')
})

test('nobody new gets an account where registration is closed', async () => {
  const { env } = site.accounts.desk
  Object.assign(env, { allowRegister: false })
  const answer = await exchange(await ticketFor('sam'))
  Object.assign(env, { allowRegister: true })
  expect(await answer.json()).toEqual(
    problem('ApplicationError', 'Register action is actually not available.'),
  )
})

test('someone without an address gets no account', async () => {
  const answer = await exchange(await ticketFor('nomail'))
  expect(await answer.json()).toEqual(problem('ApplicationError', 'Email was not available.'))
})

test('who wants to sign in with a provider that is away is led back to our page, which says so', async () => {
  const page = `${site.accounts.parts.hosts.origins.app}/account/connect/away?next=/me`
  const answer = await site.send(`/api/connect/away?callback=${encodeURIComponent(page)}`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(
    `${page}&error=temporarily_unavailable`.replace('=/me', '=%2Fme'),
  )
  expect(answer.headers.getSetCookie()).toEqual([])
  const elsewhere = await site.send('/api/connect/away?callback=https%3A%2F%2Fevil.example')
  expect(elsewhere.status).toBe(400)
})

test('who comes back too late with a browser is led to our page, a program is told', async () => {
  const path = '/api/connect/example/callback?state=long-gone&code=x'
  const seen = await site.send(path, undefined, { accept: 'text/html,*/*' })
  expect([seen.status, seen.headers.get('location')]).toEqual([
    302,
    `${site.accounts.parts.hosts.origins.app}/account/connect/example`,
  ])
  expect((await site.send(path)).status).toBe(400)
})

test('a provider that changed its keys is trusted again from the second sign-in on, without a restart', async () => {
  expect((await exchange(await ticketFor('ada'))).status).toBe(200)
  provider.startAnew()
  const { landing } = await comeBack('ada')
  expect(landing.searchParams.get('error')).toBe('server_error')
  const answer = await exchange(await ticketFor('ada'))
  expect(answer.status).toBe(200)
})

test('a program hears that a provider is away for a moment, and not that there is none', async () => {
  const answer = await site.send('/api/connect/away')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect((await answer.json()).error).toMatchObject({
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'This provider does not answer: please try again in a moment',
  })
  const seen = await site.send('/api/connect/away', undefined, { accept: 'text/html,*/*' })
  expect(seen.headers.get('location')).toBe(
    `${site.accounts.parts.hosts.origins.app}/account/connect/away`,
  )
})

test.each(['unknown', 'constructor'])('the provider %s is disabled', async (id) => {
  expect(await (await site.send(`/api/connect/${id}`)).json()).toEqual(
    problem('ApplicationError', 'This provider is disabled'),
  )
  const seen = await site.send(`/api/connect/${id}`, undefined, { accept: 'text/html,*/*' })
  expect([seen.status, seen.headers.get('location')]).toEqual([
    302,
    `${site.accounts.parts.hosts.origins.app}/account/connect/${id}`,
  ])
})
