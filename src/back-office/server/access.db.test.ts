import { describe, expect, test } from 'vitest'
import { createApiToken } from '#content-api/tokens/create-api-token.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestBackOffice } from './test-back-office.ts'

const office = await shareInFile(startTestBackOffice())
const { token } = await createApiToken(office.db, office.site.accounts.parts.env.secretKey, {
  name: 'full',
  access: 'full',
})
const people = {
  admin: await office.signIn('admin', 'Ada'),
  editor: await office.signIn('editor', 'Edith'),
  broker: await office.signIn('broker', 'Bruno'),
  customer: await office.register('carla'),
  anonymous: office.anonymous,
  fullToken: office.withToken(token),
}
const made = { attributes: { name: 'x', enabled: false }, publish: true }
await people.admin('POST', '/admin/api/content/feature-flags/en-de--x', made)
await people.editor('POST', '/admin/api/content/blogs/en-de--x', { attributes: { title: 'X' } })

const routes: [method: string, path: string, json: unknown, allowed: readonly string[]][] = [
  ['GET', '/admin/api/me', undefined, ['admin', 'editor', 'broker']],
  ['GET', '/admin/api/help-votes', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/content/blogs', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/content/blogs/en-de--x', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/content/blogs/en-de--x/versions', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/content/blogs/en-de--x/translations', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/content/blogs/en-de--x/usages', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/changes', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/content/feature-flags', undefined, ['admin', 'editor']],
  ['GET', '/admin/api/inbox', undefined, ['admin', 'broker']],
  ['GET', '/admin/api/staff', undefined, ['admin']],
  ['GET', '/admin/api/consents?from=2026-11-01&to=2026-11-30', undefined, ['admin']],
  ['GET', '/admin/api/consents.csv?from=2026-11-01&to=2026-11-30', undefined, ['admin']],
  ['GET', '/admin/api/invitations', undefined, ['admin']],
  ['GET', '/admin/api/api-tokens', undefined, ['admin']],
]

describe.each(routes)('%s %s', (method, path, json, allowed) => {
  test.each(['admin', 'editor', 'broker', 'customer', 'anonymous', 'fullToken'] as const)(
    '%s',
    async (who) => {
      const { status } = await people[who](method, path, json)
      if (allowed.includes(who)) expect(status).toBe(200)
      else expect(status).toBe(who === 'anonymous' ? 401 : 403)
    },
  )
})

const writes: [method: string, path: string, json: unknown, refused: readonly string[]][] = [
  ['POST', '/admin/api/content/blogs/en-de--y', { attributes: {} }, ['broker']],
  ['PUT', '/admin/api/content/blogs/en-de--x', { revision: 1, action: 'publish' }, ['broker']],
  ['DELETE', '/admin/api/content/blogs/en-de--x?revision=1', undefined, ['broker']],
  ['POST', '/admin/api/content/blogs/en-de--x/translations', { locale: 'de-de' }, ['broker']],
  ['POST', '/admin/api/content/feature-flags/en-de--y', { attributes: {} }, ['broker', 'editor']],
  [
    'PUT',
    '/admin/api/content/feature-flags/en-de--x',
    { revision: 1, action: 'unpublish' },
    ['broker', 'editor'],
  ],
  [
    'DELETE',
    '/admin/api/content/feature-flags/en-de--x?revision=1',
    undefined,
    ['broker', 'editor'],
  ],
  ['PATCH', '/admin/api/staff/x', { blocked: true }, ['broker', 'editor']],
  ['DELETE', '/admin/api/invitations/1', undefined, ['broker', 'editor']],
  [
    'POST',
    '/admin/api/api-tokens',
    { name: 'a', access: 'full', expiresOn: null },
    ['broker', 'editor'],
  ],
  ['DELETE', '/admin/api/api-tokens/1', undefined, ['broker', 'editor']],
]

describe.each(writes)('%s %s', (method, path, json, refused) => {
  test.each(['customer', 'fullToken', ...refused] as (keyof typeof people)[])(
    'not for %s',
    async (who) => {
      expect((await people[who](method, path, json)).status).toBe(403)
    },
  )

  test('not for nobody in particular', async () => {
    expect((await people.anonymous(method, path, json)).status).toBe(401)
  })

  test('not from a page of someone else, whose cookie the browser sends along', async () => {
    const foreign = { origin: 'https://evil.example' }
    expect((await people.admin(method, path, json, foreign)).status).toBe(401)
  })
})

test('nothing of it was a fault of ours', () => expect(office.faults).toEqual([]))
