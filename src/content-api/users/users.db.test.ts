import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { STAFF_ROLES } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { linkValue, startTestAccounts } from '#accounts/test-accounts.ts'
import { password, registerSomeone, signInStaff } from '#accounts/test-people.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from '../test-content-app.ts'

const bearers = new Map<string, string>()
const site = await shareInFile(startTestAccounts())
const erasedBy: string[] = []
/** Accounts with which somebody applied. */
const insured = new Set<string>()
const api = await shareInFile(
  startTestContentApp(
    site,
    async ({ kind }, customerId) => {
      erasedBy.push(kind)
      const isIt = eq(customers.id, customerId)
      const [gone] = await site.db
        .delete(customers)
        .where(and(isIt, ne(customers.username, 'insured')))
        .returning({ username: customers.username })
      // As for the second of two at once, whose account the first has deleted.
      if (gone?.username === 'twice') return undefined
      return { accountGone: gone !== undefined, entries: [] }
    },
    async (customerId) => insured.has(customerId),
  ),
)
bearers.set('customer', (await registerSomeone(site)).jwt)
for (const role of STAFF_ROLES) bearers.set(role, await signInStaff(site, role))

const someone = { username: 'somebody', email: 'Somebody@feather.example', password }

test('whoever manages accounts makes, reads, counts, changes and deletes them, flat', async () => {
  for (const token of [api.tokens.full, bearers.get('admin')]) {
    const ask = (path: string, method = 'GET', json?: object) =>
      api.ask(path, { method, token, ...(json ? { json } : {}) })
    const before = (await ask('/users/count')).body
    const made = await ask('/users', 'POST', { ...someone, confirmed: true })
    expect(made.status).toBe(201)
    const { id } = made.body
    expect(made.body).toEqual({
      id,
      username: 'somebody',
      email: 'somebody@feather.example',
      provider: 'local',
      confirmed: true,
      blocked: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect((await ask('/users/count')).body).toBe(before + 1)
    expect((await ask(`/users/${id}`)).body).toEqual(made.body)
    expect((await ask('/users?filters[username][$startsWith]=someb')).body).toEqual([made.body])
    expect((await ask(`/users?filters[id]=${id}&fields=email`)).body).toEqual([
      { id, email: 'somebody@feather.example' },
    ])
    expect((await ask('/users?sort=id:desc&limit=1')).body).toEqual([made.body])
    expect((await ask(`/users/${id}`, 'DELETE')).body).toMatchObject({ id })
    expect((await ask(`/users/${id}`)).body.error).toMatchObject({
      status: 404,
      message: 'User not found',
    })
  }
  // In the one way in which accounts end, which knows who asked for it.
  expect(erasedBy).toEqual(['token', 'staff'])
})

test('an account that a contract needs stays, and whoever wanted it deleted is told so', async () => {
  const ask = (path: string, method = 'GET', json?: object) =>
    api.ask(path, { method, token: api.tokens.full, ...(json ? { json } : {}) })
  const insured = { ...someone, username: 'insured', email: 'insured@feather.example' }
  const { id } = (await ask('/users', 'POST', insured)).body
  expect((await ask(`/users/${id}`, 'DELETE')).body.error).toMatchObject({
    status: 400,
    name: 'ApplicationError',
    message: expect.stringContaining('The account stays'),
  })
  expect((await ask(`/users/${id}`)).status).toBe(200)
})

test('of two who delete an account at once, the second finds none', async () => {
  const token = { token: api.tokens.full }
  const json = { ...someone, username: 'twice', email: 'twice@feather.example' }
  const { id } = (await api.ask('/users', { method: 'POST', ...token, json })).body
  expect((await api.ask(`/users/${id}`, { method: 'DELETE', ...token })).status).toBe(404)
})

test('a new password ends sessions, and who is blocked signs in no more', async () => {
  const ask = (path: string, method: string, json: object) =>
    api.ask(path, { method, json, token: api.tokens.full })
  const { id } = (await ask('/users', 'POST', someone)).body
  const signIn = (given: string) =>
    site.send('/api/auth/local', { identifier: someone.email, password: given })
  const { jwt } = (await (await signIn(password)).json()) as { jwt: string }
  const changed = await ask(`/users/${id}`, 'PUT', { password: 'another password' })
  expect(changed.body).toMatchObject({ id, username: 'somebody' })
  expect((await signIn(password)).status).toBe(400)
  expect((await signIn('another password')).status).toBe(200)
  const old = await site.send('/api/users/me', undefined, { authorization: `Bearer ${jwt}` })
  expect(old.status).toBe(401)
  expect((await ask(`/users/${id}`, 'PUT', { blocked: true })).body.blocked).toBe(true)
  expect((await signIn('another password')).status).toBe(400)
})

test('a program takes over no account whose owner has shown to read its mails', async () => {
  const { user } = await registerSomeone(site)
  const number = Number(user['id'])
  const ask = (method: string, json?: object, token = api.tokens.full) =>
    api.ask(`/users/${number}`, { method, token, ...(json ? { json } : {}) })
  expect((await ask('PUT', { email: 'first@feather.example' })).status).toBe(200)
  await site.db
    .update(customers)
    .set({ addressProvenAt: new Date() })
    .where(eq(customers.number, number))
  expect((await ask('PUT', { email: 'mine@feather.example' })).status).toBe(403)
  expect((await ask('PUT', { password: 'another password' })).status).toBe(403)
  expect((await ask('DELETE')).status).toBe(403)
  expect((await ask('PUT', { blocked: true })).status).toBe(200)
  expect((await ask('PUT', { email: 'new@feather.example' }, bearers.get('admin'))).status).toBe(
    200,
  )
  // Who changed what stands in the audit trail, not to what; what was refused does not.
  const [row] = await site.db.select().from(customers).where(eq(customers.number, number))
  const trail = await site.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.caseReference, row?.id ?? ''))
    .orderBy(auditTrail.id)
  expect(trail.map(({ actorKind, action, details }) => [actorKind, action, details])).toEqual([
    ['token', 'change-account', { changed: ['email'] }],
    ['token', 'change-account', { changed: ['blocked'] }],
    ['staff', 'change-account', { changed: ['email'] }],
  ])
})

test('nor one with which somebody applied, before they have shown it', async () => {
  const { user } = await registerSomeone(site)
  const number = Number(user['id'])
  const [row] = await site.db.select().from(customers).where(eq(customers.number, number))
  insured.add(row?.id ?? '')
  const ask = (method: string, json?: object, token = api.tokens.full) =>
    api.ask(`/users/${number}`, { method, token, ...(json ? { json } : {}) })
  expect((await ask('PUT', { password: 'another password' })).status).toBe(403)
  expect((await ask('PUT', { email: 'theirs@feather.example' })).status).toBe(403)
  expect((await ask('DELETE')).status).toBe(403)
  expect((await ask('PUT', { blocked: true })).status).toBe(200)
})

test('a link to a new password proves the address it was mailed to, and no later one', async () => {
  const { person, jwt } = await registerSomeone(site)
  await site.send('/api/auth/forgot-password', { email: person.email })
  const code = linkValue(await site.mailTo(person.email), 'code')
  const [row] = await site.db.select().from(customers).where(eq(customers.email, person.email))
  // A program gives the account the address of somebody who applied without one.
  const given = { method: 'PUT', token: api.tokens.full, json: { email: 'victim@feather.example' } }
  expect((await api.ask(`/users/${row?.number}`, given)).status).toBe(200)
  const chosen = { code, password: 'a stranger', passwordConfirmation: 'a stranger' }
  const reset = await site.send('/api/auth/reset-password', chosen)
  expect(await reset.json()).toMatchObject({ error: { message: 'Incorrect code provided' } })
  const [after] = await site.db
    .select()
    .from(customers)
    .where(eq(customers.id, row?.id ?? ''))
  expect(after).toMatchObject({ email: 'victim@feather.example', addressProvenAt: null })
  // Nor does who was in with the old address stay in.
  const headers = { authorization: `Bearer ${jwt}` }
  expect((await site.send('/api/users/me', undefined, headers)).status).toBe(401)
})

test('nobody else sees or touches any of it', async () => {
  const tokens = [undefined, api.tokens.readOnly, ...bearers.values()].filter(
    (token) => token !== bearers.get('admin'),
  )
  const asked = [
    ['/users', 'GET'],
    ['/users/count', 'GET'],
    ['/users/1', 'GET'],
    ['/users', 'POST'],
    ['/users/1', 'PUT'],
    ['/users/1', 'DELETE'],
  ] as const
  for (const token of tokens) {
    for (const [path, method] of asked) {
      const json = method === 'POST' || method === 'PUT' ? { json: someone } : {}
      const { body } = await api.ask(path, { method, token, ...json })
      expect(body.error, `${method} ${path}`).toEqual({
        status: 403,
        name: 'ForbiddenError',
        message: 'Forbidden',
        details: {},
      })
    }
  }
})

test('what is secret can neither be read nor guessed by filters and sorts', async () => {
  const { full } = api.tokens
  for (const name of [
    'password',
    'resetPasswordToken',
    'confirmationToken',
    'two_factor_enabled',
  ]) {
    for (const query of [`filters[${name}][$startsWith]=a`, `sort=${name}`, `fields=${name}`]) {
      const { status, body } = await api.ask(`/users?${query}`, { token: full })
      expect([status, body.error.message]).toEqual([400, `Invalid parameter ${name}`])
    }
  }
  const { body } = await api.ask('/users?populate=*', { token: full })
  expect(Object.keys(body[0]).sort()).toEqual(
    'blocked confirmed createdAt email id provider updatedAt username'.split(' '),
  )
})

test('names and addresses that are taken or no good are refused in the words of Strapi', async () => {
  const ask = (json: object) => api.ask('/users', { method: 'POST', json, token: api.tokens.full })
  await ask({ ...someone, username: 'first', email: 'first@feather.example' })
  const refused = async (json: object) => (await ask(json)).body.error.message
  expect(await refused({ ...someone, username: 'first' })).toBe('Username already taken')
  expect(await refused({ ...someone, username: 'other', email: 'FIRST@feather.example' })).toBe(
    'Email already taken',
  )
  expect(await refused({ ...someone, email: 'no address' })).toBe('email must be a valid email')
  expect(await refused({ ...someone, password: 'short' })).toBe(
    'password must be at least 6 characters',
  )
  expect(await refused({})).toBe('3 errors occurred')
  expect(await refused({ ...someone, blocked: 'yes' })).toContain('blocked must be')
})

test('nobody is given a name that is the address of somebody else', async () => {
  const ask = (path: string, method: string, json: object) =>
    api.ask(path, { method, json, token: api.tokens.full })
  const message = 'username must not contain @, unless it is your own email'
  const foreign = {
    ...someone,
    username: 'Victim@feather.example',
    email: 'mallory@feather.example',
  }
  const refused = await ask('/users', 'POST', foreign)
  expect([refused.status, refused.body.error.message]).toEqual([400, message])
  const own = 'Own@feather.example'
  const { id } = (await ask('/users', 'POST', { ...someone, username: own, email: own })).body
  const change = async (json: object) => (await ask(`/users/${id}`, 'PUT', json)).body
  const changed = await change({ username: 'victim@feather.example' })
  expect(changed.error.message).toBe(message)
  // Who goes by their address goes by the new one, and is still called nothing else.
  const moved = { username: 'moved@feather.example', email: 'moved@feather.example' }
  expect(await change({ email: 'Moved@feather.example' })).toMatchObject(moved)
  const [row] = await site.db.select().from(customers).where(eq(customers.number, id))
  expect(row?.name).toBe('moved@feather.example')
  expect(await change({ username: 'plain' })).toMatchObject({ ...moved, username: 'plain' })
  expect(await change({ email: 'again@feather.example' })).toMatchObject({ username: 'plain' })
})
