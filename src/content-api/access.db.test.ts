import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActingUser, STAFF_ROLES } from '#accounts/acting-user.ts'
import { startTestAccounts, type TestAccounts } from '#accounts/test-accounts.ts'
import { registerSomeone, signInStaff } from '#accounts/test-people.ts'
import { mayDo } from '#content/access.ts'
import { collections } from '#content/collections/registry.ts'
import { startTestContentApp, type TestContentApp } from './test-content-app.ts'

/** What each kind of caller may do; to add one, add a row and, for the API, its credentials. */
const actors: Record<string, { actor: ActingUser; rights: string }> = {
  anonymous: { actor: { kind: 'anonymous' }, rights: 'read public' },
  customer: { actor: { kind: 'customer', userId: '1' }, rights: 'read public' },
  'other customer': { actor: { kind: 'customer', userId: '2' }, rights: 'read public' },
  'read-only token': {
    actor: { kind: 'token', tokenId: '1', access: 'read-only' },
    rights: 'read all',
  },
  'full token': { actor: { kind: 'token', tokenId: '2', access: 'full' }, rights: 'everything' },
  editor: { actor: { kind: 'staff', userId: '3', role: 'editor' }, rights: 'write but admin' },
  broker: { actor: { kind: 'staff', userId: '4', role: 'broker' }, rights: 'read published' },
  admin: { actor: { kind: 'staff', userId: '5', role: 'admin' }, rights: 'everything' },
}
const internal = ['redirects', 'feature-flags']
const adminOnly = ['feature-flags']
const actions = ['read', 'read-drafts', 'create', 'update', 'delete'] as const

function isAllowed(rights: string, action: (typeof actions)[number], collection: string): boolean {
  switch (rights) {
    case 'read public':
      return action === 'read' && !internal.includes(collection)
    case 'read published':
      return action === 'read'
    case 'read all':
      return action === 'read' || action === 'read-drafts'
    case 'write but admin':
      return action.startsWith('read') || !adminOnly.includes(collection)
    default:
      return true
  }
}

describe.each(Object.entries(actors))('%s', (_name, { actor, rights }) => {
  test.each(collections.map((collection) => [collection.name, collection] as const))(
    '%s',
    (name, collection) => {
      for (const action of actions) {
        expect(mayDo(actor, action, collection), action).toBe(isAllowed(rights, action, name))
      }
    },
  )
})

describe('over the wire', () => {
  let site: TestAccounts
  let api: TestContentApp
  const bearers = new Map<string, string>()
  let live: number
  const faced = collections.filter(({ face }) => face === 'collection').map(({ name }) => name)
  beforeAll(async () => {
    site = await startTestAccounts()
    api = await startTestContentApp(site)
    for (const name of ['customer', 'other customer']) {
      bearers.set(name, (await registerSomeone(site)).jwt)
    }
    for (const role of STAFF_ROLES) bearers.set(role, await signInStaff(site, role))
    live = await api.publish('jobs', 'en-de--job', {
      ...{ title: 'Job', department: 'Care', location: 'Berlin', employment: 'full-time' },
      description: 'x',
    })
  })
  afterAll(async () => {
    await api.close()
    await site.close()
  })

  const callers = [
    ['anonymous', () => undefined],
    ['read-only token', () => api.tokens.readOnly],
    ...['customer', 'other customer', 'broker', 'editor', 'admin'].map(
      (name) => [name, () => bearers.get(name)] as const,
    ),
    ['full token', () => api.tokens.full],
  ] as const

  describe.each(callers)('%s', (name, token) => {
    const { rights } = actors[name] ?? { rights: '' }
    test.each(faced)('%s', async (collection) => {
      const ask = (path: string, method = 'GET', json?: object) =>
        api.ask(`/${collection}${path}`, { method, token: token(), ...(json ? { json } : {}) })
      const allowed = (action: (typeof actions)[number]) => isAllowed(rights, action, collection)
      const own = `en-de--${name.replaceAll(' ', '-')}`
      const id = await api.draft(collection, `${own}-hidden`, { title: 'Hidden' })

      expect((await ask('')).status).toBe(allowed('read') ? 200 : 403)
      const preview = await ask(`?publicationState=preview&filters[uid]=${own}-hidden`)
      if (allowed('read')) {
        expect(preview.body.data).toHaveLength(allowed('read-drafts') ? 1 : 0)
        const one = await ask(`/${id}?publicationState=preview`)
        expect(one.status).toBe(allowed('read-drafts') ? 200 : 404)
      }
      const refused = {
        data: null,
        error: { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} },
      }
      const created = await ask('', 'POST', { data: { uid: `${own}-made`, publishedAt: null } })
      if (allowed('create')) expect(created.status).toBe(200)
      else expect(created.body).toEqual(refused)
      const updated = await ask(`/${id}`, 'PUT', { data: { title: 'x' } })
      if (allowed('update')) expect(updated.status).toBe(200)
      else expect(updated.body).toEqual(refused)
      const deleted = await ask(`/${id}`, 'DELETE')
      if (allowed('delete')) expect(deleted.status).toBe(200)
      else expect(deleted.body).toEqual(refused)
    })
  })

  test('nobody without rights learns whether a document exists', async () => {
    for (const path of [`/jobs/${live}`, '/jobs/987654']) {
      expect((await api.ask(path, { method: 'DELETE' })).status).toBe(403)
    }
  })
})
