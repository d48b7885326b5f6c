import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  signInAtProvider,
  startTestOpenIdServer,
  type TestPerson,
} from '#accounts/open-id/test-open-id-server.ts'
import { linkValue } from '#accounts/test-accounts.ts'
import { password, problem, someone } from '#accounts/test-people.ts'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { shareTestStrapi } from './test-strapi.ts'

const people = new Map<string, TestPerson>([
  ['ada', { email: 'ada@example.com', email_verified: true }],
])
const example = 'example' as 'auth0'

const port = await findFreePort()
const provider = await shareInFile(startTestOpenIdServer(port, people))
const { site, api, client } = await shareTestStrapi(
  { openIdProviders: [provider.settings] },
  undefined,
  port,
)
afterEach(() => vi.unstubAllGlobals())

async function registered() {
  const person = someone()
  const strapi = client()
  return { person, strapi, ...(await strapi.register(person)) }
}

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
