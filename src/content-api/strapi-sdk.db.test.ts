import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  signInAtProvider,
  startTestOpenIdServer,
  type TestPerson,
} from '#accounts/open-id/test-open-id-server.ts'
import {
  linkValue,
  nextAddress,
  startTestAccounts,
  type TestAccounts,
} from '#accounts/test-accounts.ts'
import { password, problem, someone } from '#accounts/test-people.ts'
import { Strapi } from '#accounts/test-strapi-client.ts'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { startTestContentApp, type TestContentApp } from './test-content-app.ts'

type Options = ConstructorParameters<typeof Strapi>[0]

const people = new Map<string, TestPerson>([
  ['ada', { email: 'ada@example.com', email_verified: true }],
])
const example = 'example' as 'auth0'

let provider: Awaited<ReturnType<typeof startTestOpenIdServer>>
let site: TestAccounts
let api: TestContentApp
beforeAll(async () => {
  const port = await findFreePort()
  const redirectUri = `http://cms.localhost:${port}/api/connect/example/callback`
  provider = await startTestOpenIdServer(redirectUri, people)
  const settings = {
    id: 'example',
    issuer: provider.issuer,
    clientId: 'feather',
    clientSecret: 'very-secret',
    scopes: ['openid', 'email', 'profile'],
    tokenAuth: 'basic' as const,
  }
  site = await startTestAccounts({ openIdProviders: [settings] }, undefined, port)
  api = await startTestContentApp(site)
})
afterAll(async () => {
  await api.close()
  await site.close()
  await provider.close()
})
afterEach(() => vi.unstubAllGlobals())

/** From an address of its own, as another device would have. */
function client(token?: string, options: Options = {}) {
  const axiosOptions = { headers: { 'x-forwarded-for': nextAddress() } }
  const strapi = new Strapi({ url: api.origin, axiosOptions, ...options })
  if (token) strapi.setToken(token)
  return strapi
}

async function registered() {
  const person = someone()
  const strapi = client()
  return { person, strapi, ...(await strapi.register(person)) }
}

const notThere = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
}

test('these are all the calls that the client has', () => {
  const calls = Object.getOwnPropertyNames(Strapi.prototype).filter(
    (name) => name !== 'constructor',
  )
  // One that is new here is one that nothing below makes.
  expect(calls.sort()).toEqual([
    'authenticateProvider',
    'changePassword',
    'create',
    'delete',
    'fetchUser',
    'find',
    'findOne',
    'forgotPassword',
    'getProviderAuthenticationUrl',
    'getToken',
    'login',
    'logout',
    'register',
    'removeToken',
    'request',
    'resetPassword',
    'sendEmailConfirmation',
    'setToken',
    'update',
  ])
})

describe('entries', () => {
  test('are created, found, updated and deleted, with what their parameters ask for', async () => {
    const strapi = client(api.tokens.full)
    await api.publish('blog-categories', 'en-de--one', { title: 'one', slug: 'life-insurance' })
    const entry = { uid: 'en-de--sdk', title: 'By the SDK', body: 'x', isPopular: true }
    const wanted = { fields: ['title'], populate: ['categories'] } as object
    const made = await strapi.create<object>(
      'blogs',
      { ...entry, categories: ['en-de--one'] },
      wanted,
    )
    const { id } = made.data as unknown as { id: number }
    expect(made).toMatchObject({ meta: {} })
    expect(made.data).toMatchObject({
      attributes: { title: 'By the SDK', categories: { data: [{ attributes: { title: 'one' } }] } },
    })
    expect(Object.keys((made.data as unknown as { attributes: object }).attributes)).toEqual([
      'title',
      'categories',
    ])
    const found = await strapi.find<object>('blogs', {
      filters: {
        uid: { $eq: 'en-de--sdk' },
        $or: [{ isPopular: true }, { title: { $in: ['a'] } }],
      },
      populate: 'deep',
      publicationState: 'live',
      locale: 'en-de',
      sort: ['title:asc', { id: 'desc' }],
      fields: ['title'],
      pagination: { page: 1, pageSize: 25 },
    } as object)
    expect(found.data).toMatchObject([{ id, attributes: { title: 'By the SDK' } }])
    expect(found.meta).toEqual({ pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } })
    const offset = await strapi.find<object>('blogs', { pagination: { start: 0, limit: 1 } })
    expect(offset.meta).toEqual({ pagination: { start: 0, limit: 1, total: 1 } })
    const one = await strapi.findOne<object>('blogs', String(id), { populate: '*' })
    expect(one.data).toMatchObject({ id, attributes: { title: 'By the SDK', isPopular: true } })
    const changed = await strapi.update<object>('blogs', id, { title: 'Changed' }, wanted)
    expect(changed.data).toMatchObject({ id, attributes: { title: 'Changed' } })
    const gone = await strapi.delete<object>('blogs', id, { fields: ['title'] })
    expect(gone.data).toEqual({ id, attributes: { title: 'Changed' } })
    await expect(strapi.findOne('blogs', id)).rejects.toEqual(notThere)
    await expect(strapi.update('blogs', id, {})).rejects.toEqual(notThere)
    await expect(strapi.delete('blogs', id)).rejects.toEqual(notThere)
  })

  test('are refused in words that the client throws as they are', async () => {
    await expect(client().find('nothing')).rejects.toEqual(notThere)
    await expect(client().create('blogs', {})).rejects.toMatchObject({ error: { status: 403 } })
    await expect(client('undefined').find('blogs')).rejects.toEqual(
      problem('UnauthorizedError', 'Missing or invalid credentials', 401),
    )
    await expect(client(api.tokens.expired).find('blogs')).rejects.toEqual(
      problem('UnauthorizedError', 'Token expired', 401),
    )
    await expect(client().find('blogs', { sort: 'nothing' })).rejects.toEqual(
      problem('ValidationError', 'Invalid parameter nothing'),
    )
    const large = { title: 'x'.repeat(2_000_000) }
    await expect(client(api.tokens.full).create('blogs', large)).rejects.toEqual(
      problem('PayloadTooLargeError', 'Entity too large', 413),
    )
  })

  test('of nobody who answers are an UnknownError', async () => {
    await expect(client(undefined, { url: 'http://127.0.0.1:1' }).find('blogs')).rejects.toEqual({
      data: null,
      error: expect.objectContaining({ status: 500, name: 'UnknownError' }),
    })
  })
})

describe('request', () => {
  test('reaches what has no call of its own', async () => {
    const strapi = client(api.tokens.full)
    const locales = await strapi.request<{ code: string }[]>('get', '/i18n/locales')
    expect(locales.map(({ code }) => code)).toContain('en-de')
    expect(await strapi.request('get', '/users/count')).toEqual(expect.any(Number))
    expect(await strapi.request('get', '/upload/files')).toEqual([])
    const sitemap = await strapi.request('get', '/sitemap', { params: { subdomain: 'business' } })
    expect(sitemap).toEqual({ data: expect.any(Array), meta: {} })
  })

  // As Strapi answers where a plugin is not installed.
  test.each([
    ['post', '/graphql'],
    ['get', '/graphql'],
    ['post', '/email'],
    ['get', '/users-permissions/roles'],
    ['get', '/content-type-builder/content-types'],
    ['get', '/documentation'],
  ] as const)('%s %s is not there', async (method, path) => {
    const data = method === 'post' ? { data: { query: '{ blogs { id } }' } } : {}
    await expect(client().request(method, path, data)).rejects.toEqual(notThere)
    const beside = client(undefined, { prefix: '/' })
    await expect(beside.request(method, path, data)).rejects.toEqual(notThere)
  })

  test('in a way that a path does not know is refused', async () => {
    for (const [method, path] of [
      ['patch', '/blogs/1'],
      ['delete', '/blogs'],
      ['post', '/i18n/locales'],
      ['put', '/upload/files/1'],
      ['get', '/auth/local'],
      ['put', '/auth/forgot-password'],
    ] as const) {
      await expect(client().request(method, path)).rejects.toEqual(
        problem('MethodNotAllowedError', 'Method Not Allowed', 405),
      )
    }
  })

  test('uses the prefix, the options and the axios that the client was made with', async () => {
    const other = client(undefined, { url: `${api.origin}//`, prefix: '/api/' })
    expect(await other.find('blogs')).toMatchObject({ data: [] })
    const raw = await client().axios.get('/blogs')
    expect(raw.headers['x-powered-by']).toBe('Strapi <strapi.io>')
    expect(raw.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('an account', () => {
  test('is registered, found, forgotten and signed in to', async () => {
    const { person, strapi, user, jwt } = await registered()
    expect(strapi.user).toEqual(user)
    expect(strapi.getToken()).toBe(jwt)
    expect(await strapi.fetchUser()).toEqual(user)
    expect(await strapi.fetchUser({ fields: ['email'] })).toEqual({
      id: user?.['id'],
      email: person.email,
    })
    strapi.logout()
    expect([strapi.user, strapi.getToken()]).toEqual([null, null])
    expect(await strapi.fetchUser()).toBeNull()
    const again = await strapi.login({ identifier: person.username, password })
    expect(again).toEqual({ user, jwt: strapi.getToken() })
    strapi.removeToken()
    expect(strapi.getToken()).toBeNull()
    // The client forgets the token, the server does not.
    strapi.setToken(again.jwt ?? '')
    expect(await strapi.fetchUser()).toEqual(user)
    expect(await strapi.find('blogs')).toMatchObject({ data: [] })
    await expect(strapi.create('blogs', {})).rejects.toEqual(
      problem('ForbiddenError', 'Forbidden', 403),
    )
  })

  test('whose token is no good is signed out, without an error', async () => {
    const strapi = client('undefined')
    expect(await strapi.fetchUser()).toBeNull()
    expect(strapi.getToken()).toBeNull()
  })

  test('is refused to those who know no password', async () => {
    const { person } = await registered()
    const strapi = client()
    await expect(
      strapi.login({ identifier: person.email, password: 'wrong horse' }),
    ).rejects.toEqual(problem('ValidationError', 'Invalid identifier or password'))
    await expect(strapi.register(person)).rejects.toEqual(
      problem('ApplicationError', 'Email or Username are already taken'),
    )
    expect(strapi.getToken()).toBeNull()
  })

  test('gets a new password, by the old one and by mail', async () => {
    const { person, strapi, user, jwt } = await registered()
    const fresh = { password: 'new horse', passwordConfirmation: 'new horse' }
    const changed = await strapi.changePassword({ currentPassword: password, ...fresh })
    expect(changed).toEqual({
      jwt: strapi.getToken(),
      user: { ...user, updatedAt: expect.any(String) },
    })
    expect(changed.jwt).not.toBe(jwt)
    await expect(client().changePassword({ currentPassword: 'x', ...fresh })).rejects.toEqual(
      problem('ForbiddenError', 'Forbidden', 403),
    )
    const forgetful = client()
    expect(await forgetful.forgotPassword({ email: person.email })).toEqual({ ok: true })
    const code = linkValue(await site.mailTo(person.email), 'code')
    const reset = await forgetful.resetPassword({ code, ...fresh })
    expect(reset.user).toMatchObject({ email: person.email })
    expect(await forgetful.fetchUser()).toMatchObject({ email: person.email })
    await expect(forgetful.resetPassword({ code, ...fresh })).rejects.toEqual(
      problem('ValidationError', 'Incorrect code provided'),
    )
  })

  test('is confirmed by mail', async () => {
    const email = 'nobody@example.com'
    expect(await client().sendEmailConfirmation({ email })).toEqual({ email, sent: true })
    const { person } = await registered()
    await client().sendEmailConfirmation({ email: person.email })
    const token = linkValue(await site.mailTo(person.email), 'confirmation')
    const path = `/api/auth/email-confirmation?confirmation=${token}`
    expect((await fetch(api.origin + path, { redirect: 'manual' })).status).toBe(302)
    await expect(client().sendEmailConfirmation({ email: person.email })).rejects.toEqual(
      problem('ApplicationError', 'Already confirmed'),
    )
  })
})

describe('another provider', () => {
  /** The way of a browser, up to the ticket that it brings home. */
  async function ticketFor(login: string): Promise<string> {
    const start = client().getProviderAuthenticationUrl(example)
    expect(start).toBe(`${api.origin}/api/connect/example`)
    const left = await fetch(start, { redirect: 'manual' })
    const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const back = await signInAtProvider(left.headers.get('location') ?? '', login)
    const home = await fetch(api.origin + back.pathname + back.search, {
      redirect: 'manual',
      headers: { cookie },
    })
    const landing = new URL(home.headers.get('location') ?? '')
    return landing.searchParams.get('access_token') ?? ''
  }

  test('signs in with the token that it gives, handed over or read from the address', async () => {
    const strapi = client()
    const { user, jwt } = await strapi.authenticateProvider(example, await ticketFor('ada'))
    expect(user).toMatchObject({ email: 'ada@example.com', provider: 'example' })
    expect([strapi.user, strapi.getToken()]).toEqual([user, jwt])
    await expect(client().authenticateProvider(example)).rejects.toEqual(
      problem('ApplicationError', 'No access_token.'),
    )
    const search = `?access_token=${await ticketFor('ada')}`
    const browser = fakeBrowser(search)
    const there = client(undefined, { store: browser.store })
    expect((await there.authenticateProvider(example)).user).toEqual(user)
    expect(browser.kept.get('strapi_jwt')).toBe(there.getToken())
  })

  test('that nobody set up is disabled', async () => {
    const start = client().getProviderAuthenticationUrl('github')
    expect(await (await fetch(start)).json()).toEqual(
      problem('ApplicationError', 'This provider is disabled'),
    )
  })
})

describe('in a browser the token is kept', () => {
  test('in its local storage', async () => {
    const { kept, store } = fakeBrowser()
    const strapi = client(undefined, { store })
    const { jwt } = await strapi.register(someone())
    expect(kept.get('strapi_jwt')).toBe(jwt)
    expect(await strapi.fetchUser()).toMatchObject({ provider: 'local' })
    strapi.logout()
    expect(kept.size).toBe(0)
  })

  test('or in the cookie of that name, which our own requests take too', async () => {
    fakeBrowser()
    const written: string[] = []
    vi.stubGlobal('document', {
      get cookie() {
        return written.at(-1)?.split(';')[0] ?? ''
      },
      set cookie(line: string) {
        written.push(line)
      },
    })
    const strapi = client()
    const { jwt, user } = await strapi.register(someone())
    expect(written.at(-1)).toBe(`strapi_jwt=${jwt}; path=/`)
    expect(await strapi.fetchUser()).toEqual(user)
    const cookie = `strapi_jwt=${jwt}`
    expect((await api.ask('/users/me', { headers: { cookie } })).body).toEqual(user)
  })
})

/** As much of a browser as the client asks for. */
function fakeBrowser(search = '') {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    location: { search },
    localStorage: {
      getItem: (key: string) => kept.get(key),
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
  const store = { key: 'strapi_jwt', useLocalStorage: true, cookieOptions: { path: '/' } }
  return { kept, store }
}
