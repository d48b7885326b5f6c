import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActingUser, anonymous, STAFF_ROLES } from '#accounts/acting-user.ts'
import { startTestAccounts, type TestAccounts } from '#accounts/test-accounts.ts'
import { registerSomeone, signInStaff } from '#accounts/test-people.ts'
import { mayDo } from '#content/access.ts'
import { collections, isCollectionName } from '#content/collections/registry.ts'
import { checkStartingFile, readStartingFiles } from '#content/read-starting-content.ts'
import { findDocument } from '#content/store.ts'
import { startTestContentApp, type TestContentApp } from './test-content-app.ts'

/** What each kind of caller may do; to add one, add a row and, for the API, its credentials. */
const actors: Record<string, { actor: ActingUser; rights: string }> = {
  anonymous: { actor: anonymous, rights: 'read public' },
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

const refused = {
  data: null,
  error: { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} },
}

describe('over the wire', () => {
  let site: TestAccounts
  let api: TestContentApp
  let picture: Buffer
  const bearers = new Map<string, string>()
  /** A public document of each collection, by its name. */
  const live = new Map<string, number>()
  const faced = collections.filter(({ face }) => face === 'collection').map(({ name }) => name)
  beforeAll(async () => {
    site = await startTestAccounts()
    api = await startTestContentApp(site)
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    for (const name of ['customer', 'other customer']) {
      bearers.set(name, (await registerSomeone(site)).jwt)
    }
    for (const role of STAFF_ROLES) bearers.set(role, await signInStaff(site, role))
    for (const file of await readStartingFiles()) {
      const { collection, uid } = file
      if (live.has(collection) || !isCollectionName(collection)) continue
      const {
        categories: _categories,
        related: _related,
        ...attributes
      } = checkStartingFile(file).attributes
      live.set(collection, await api.publish(collection, uid, attributes))
    }
    await api.publish('media', 'en-de--paper', {
      name: 'terms.pdf',
      alternativeText: '',
      hash: 'terms_1',
      ext: '.pdf',
      mime: 'application/pdf',
      size: 1,
      url: '/uploads/terms_1.pdf',
    })
    const version = { version: '1', validFrom: '2026-01-01', file: 'en-de--paper' }
    const paper = { title: 'Terms', kind: 'other', versions: [version] }
    live.set('legal-documents', await api.publish('legal-documents', 'en-de--terms', paper))
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

  test('every caller and every collection is tried', () => {
    expect(callers.map(([name]) => name).sort()).toEqual(Object.keys(actors).sort())
    expect([...live.keys(), 'media'].sort()).toEqual(collections.map(({ name }) => name).sort())
  })

  test('every route with an id is tried here, or in the test that is named', () => {
    const ofCollections = faced.flatMap((name) => [
      ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/${name}/:id`),
      `POST /api/${name}/:id/localizations`,
    ])
    const known = [
      ...ofCollections,
      'GET /api/upload/files/:id',
      'DELETE /api/upload/files/:id',
      // users/users.db.test.ts
      ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/users/:id`),
      // accounts/open-id/open-id.db.test.ts
      'GET /api/connect/:provider',
      'GET /api/connect/:provider/callback',
      'GET /api/auth/:provider/callback',
    ]
    const found = api.routes.filter((route) => route.includes('/:') && !route.startsWith('HEAD '))
    expect(found.toSorted()).toEqual(known.toSorted())
  })

  describe.each(callers)('%s', (name, token) => {
    const { rights } = actors[name] ?? { rights: '' }
    test.each(faced)('%s', async (collection) => {
      const ask = (path: string, method = 'GET', json?: object) =>
        api.ask(`/${collection}${path}`, { method, token: token(), ...(json ? { json } : {}) })
      const allowed = (action: (typeof actions)[number]) => isAllowed(rights, action, collection)
      const own = `en-de--${name.replaceAll(' ', '-')}`
      const id = await api.draft(collection, `${own}-hidden`, { title: 'Hidden' })

      const list = await ask('?locale=all')
      const one = await ask(`/${live.get(collection)}`)
      if (allowed('read')) {
        expect(list.body.data.length).toBeGreaterThan(0)
        expect(one.body.data.id).toBe(live.get(collection))
      } else {
        expect([list.body, one.body]).toEqual([refused, refused])
      }
      const preview = await ask(`?publicationState=preview&filters[uid]=${own}-hidden`)
      if (allowed('read')) {
        expect(preview.body.data).toHaveLength(allowed('read-drafts') ? 1 : 0)
        const draft = await ask(`/${id}?publicationState=preview`)
        expect(draft.status).toBe(allowed('read-drafts') ? 200 : 404)
      } else {
        expect(preview.body).toEqual(refused)
      }
      const before = await findDocument(api.database.db, collection, id)
      const created = await ask('', 'POST', { data: { uid: `${own}-made`, publishedAt: null } })
      if (allowed('create')) expect(created.status).toBe(200)
      else expect(created.body).toEqual(refused)
      const localized = await ask(`/${id}/localizations`, 'POST', { locale: 'de-de' })
      if (allowed('create')) expect(localized.status).not.toBe(403)
      else expect(localized.body).toEqual(refused)
      const updated = await ask(`/${id}`, 'PUT', { data: { title: 'x' } })
      if (allowed('update')) expect(updated.status).toBe(200)
      else expect(updated.body).toEqual(refused)
      const deleted = await ask(`/${id}`, 'DELETE')
      if (allowed('delete')) expect(deleted.status).toBe(200)
      else {
        expect(deleted.body).toEqual(refused)
        expect(await findDocument(api.database.db, collection, id)).toEqual(before)
      }
    })

    test('media', async () => {
      const allowed = (action: (typeof actions)[number]) => isAllowed(rights, action, 'media')
      const send = (path: string, withFile: boolean, as = token()) => {
        const body = new FormData()
        body.append('fileInfo', JSON.stringify({ alternativeText: 'A square' }))
        if (withFile) body.append('files', new Blob([new Uint8Array(picture)]), 'square.png')
        return api.ask(path, { method: 'POST', token: as, body })
      }
      const { id } = (await send('/upload', true, api.tokens.full)).body[0]
      const asked = {
        // The library itself is for those who prepare pages; its files are public where they are shown.
        'read-drafts': await api.ask(`/upload/files/${id}`, { token: token() }),
        create: await send('/upload', true),
        update: await send(`/upload?id=${id}`, false),
        delete: await api.ask(`/upload/files/${id}`, { method: 'DELETE', token: token() }),
      }
      for (const [action, { status, body }] of Object.entries(asked)) {
        if (allowed(action as keyof typeof asked)) expect([action, status]).toEqual([action, 200])
        else expect([action, body]).toEqual([action, refused])
      }
      const list = await api.ask('/upload/files', { token: token() })
      expect(list.status).toBe(allowed('read-drafts') ? 200 : 403)
    })
  })

  test('nobody without rights learns whether a document exists', async () => {
    for (const path of [`/jobs/${live.get('jobs')}`, '/jobs/987654']) {
      expect((await api.ask(path, { method: 'DELETE' })).status).toBe(403)
    }
  })
})
