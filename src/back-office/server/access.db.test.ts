import { describe, expect, test } from 'vitest'
import { createApiToken } from '#content-api/tokens/create-api-token.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { publishStartingSettings, startTestBackOffice } from './test-back-office.ts'

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
type Person = keyof typeof people
await publishStartingSettings(people.admin)
const made = { attributes: { name: 'x', enabled: false }, publish: true }
await people.admin('POST', '/admin/api/content/feature-flags/en-de--x', made)
await people.editor('POST', '/admin/api/content/blogs/en-de--x', { attributes: { title: 'X' } })

/** Every route of the back office, by who may use it; a new one has to find its place here. */
const routes: readonly { readonly allowed: readonly Person[]; readonly asked: string }[] = [
  {
    allowed: ['admin', 'editor', 'broker'],
    asked: 'GET /me',
  },
  {
    allowed: ['admin', 'editor'],
    asked: `
      GET /content/:collection
      GET /content/:collection/:uid
      POST /content/:collection/:uid
      PUT /content/:collection/:uid
      DELETE /content/:collection/:uid
      GET /content/:collection/:uid/versions
      GET /content/:collection/:uid/versions/:version
      POST /content/:collection/:uid/versions/:version/restore
      GET /content/:collection/:uid/preview
      GET /content/:collection/:uid/shared-preview
      DELETE /content/:collection/:uid/shared-preview
      GET /content/:collection/:uid/on-site
      GET /content/:collection/:uid/schedules
      PUT /content/:collection/:uid/schedules/:action
      DELETE /content/:collection/:uid/schedules/:action
      GET /content/:collection/:uid/translations
      POST /content/:collection/:uid/translations
      GET /content/:collection/:uid/usages
      GET /changes
      GET /deleted
      POST /deleted/:id/bring-back
      GET /page-views
      GET /help-votes`,
  },
  {
    allowed: ['admin', 'broker'],
    asked: `
      GET /inbox
      POST /inbox
      GET /complaints.csv
      GET /inbox/:id
      POST /inbox/:id/state
      PUT /inbox/:id/complaint
      PUT /inbox/:id/outcome
      POST /inbox/:id/answers
      PUT /inbox/:id/entry
      POST /inbox/:id/files
      GET /inbox/:id/files/:file
      DELETE /inbox/:id/files/:file
      GET /queue
      GET /case-facts
      GET /case-files/:id
      GET /case-documents/:sha256
      PUT /cases/:kind/assignee
      GET /cases/:kind/:reference/work
      GET /cases/:kind/:reference/audit
      POST /cases/:kind/:reference/notes
      PUT /cases/:kind/:reference/assignee
      GET /applications
      GET /applications/:reference
      GET /applications/:reference/questions
      POST /applications/:reference/reveal
      POST /applications/:reference/state
      GET /policies
      GET /policies/:reference
      PUT /policies/:reference/insurer-number
      POST /policies/:reference/end
      POST /offers/:reference/taken-back
      POST /policies/:reference/end-taken-back
      POST /policies/:reference/premium
      POST /policies/:reference/premium-taken-back
      POST /policies/:reference/premium/:id/paper
      DELETE /policies/:reference/premium/:id/paper
      POST /policies/:reference/correction
      GET /claims
      GET /claims/:reference
      POST /claims/:reference/state
      GET /claims/:reference/questions
      GET /requests
      GET /requests/:reference
      POST /requests/:reference/state
      PUT /requests/:reference/contract
      POST /requests/:reference/posted
      PUT /requests/:reference/posted
      GET /customers
      GET /customers/:reference
      PUT /customers/:reference/blocked
      DELETE /customers/:reference/second-factor
      POST /customers/:reference/export
      POST /customers/:reference/erasure
      DELETE /advice/:reference/health-answer
      GET /jobs
      GET /jobs/:reference
      POST /jobs/:reference/retry
      GET /calls
      DELETE /calls/:reference
      PUT /calls/advisers
      POST /calls/advisers/:id/absences
      DELETE /calls/advisers/:id/absences/:absence`,
  },
  {
    allowed: ['admin'],
    asked: `
      GET /staff
      GET /staff/audit
      GET /staff/:id/trail
      PATCH /staff/:id
      DELETE /staff/:id/second-factor
      GET /invitations
      DELETE /invitations/:id
      GET /api-tokens
      POST /api-tokens
      DELETE /api-tokens/:id
      GET /consents
      GET /consents.csv`,
  },
]

const table = routes.flatMap(({ allowed, asked }) =>
  asked
    .trim()
    .split(/\s*\n\s*/)
    .map((route) => [route, allowed] as const),
)

test('every route of the back office has its place', () => {
  const known = table.map(([route]) => route.replace(' ', ' /admin/api'))
  const found = office.routes.filter((route) => / \/admin\/api\//.test(route))
  expect(found.filter((route) => !route.startsWith('HEAD ')).toSorted()).toEqual(known.toSorted())
})

/** What stands in an address: a document that is there, and ids as they would be. */
const PARTS: Readonly<Record<string, string>> = {
  collection: 'blogs',
  uid: 'en-de--x',
  action: 'publish',
  kind: 'application',
  reference: 'FA-0000-0000-0000',
}

/** Nobody hears more than that they may not, before anything is looked up or changed. */
async function expectRefusals(
  method: string,
  path: string,
  allowed: readonly Person[],
  json?: unknown,
) {
  const refused = Object.entries(people).filter(([who]) => !allowed.includes(who as Person))
  // A page of someone else, with which the browser sends the cookie along.
  const foreign = { origin: 'https://evil.example' }
  const answers = [
    ...refused.map(async ([who, ask]) => [who, (await ask(method, path, json)).status] as const),
    people
      .admin(method, path, json, foreign)
      .then(({ status }) => ['foreign page', status] as const),
  ]
  const isNobody = (who: string) => who === 'anonymous' || who === 'foreign page'
  for (const [who, status] of await Promise.all(answers)) {
    expect([who, status]).toEqual([who, isNobody(who) ? 401 : 403])
  }
}

test.each(table)('%s', async (route, allowed) => {
  const [method = '', pattern = ''] = route.split(' ')
  const path = `/admin/api${pattern.replace(/:(\w+)/g, (_, part) => PARTS[part] ?? '987654')}`
  await expectRefusals(method, path, allowed)
  for (const who of allowed) {
    const { status } = await people[who](method, path)
    expect([who, [401, 403, 500].includes(status)]).toEqual([who, false])
  }
})

const read: [path: string, allowed: readonly Person[]][] = [
  ['/admin/api/me', ['admin', 'editor', 'broker']],
  ['/admin/api/help-votes', ['admin', 'editor']],
  ['/admin/api/content/feature-flags', ['admin', 'editor']],
  ['/admin/api/content/feature-flags/en-de--x', ['admin', 'editor']],
  ['/admin/api/content/feature-flags/en-de--x/versions', ['admin', 'editor']],
  ['/admin/api/changes', ['admin', 'editor']],
  ['/admin/api/inbox', ['admin', 'broker']],
  ['/admin/api/queue', ['admin', 'broker']],
  ['/admin/api/staff', ['admin']],
  ['/admin/api/consents?from=2026-11-01&to=2026-11-30', ['admin']],
  ['/admin/api/consents.csv?from=2026-11-01&to=2026-11-30', ['admin']],
]
test.each(read)('%s is read by who may', async (path, allowed) => {
  for (const who of allowed) expect((await people[who]('GET', path)).status).toBe(200)
})

/** What switches the product itself is read by editors and written by admins. */
const ofAdmins: [method: string, path: string, json: unknown][] = [
  ['POST', '/en-de--y', { attributes: {} }],
  ['PUT', '/en-de--x', { revision: 1, action: 'unpublish' }],
  ['DELETE', '/en-de--x?revision=1', undefined],
  ['PUT', '/en-de--x/schedules/publish', { at: '2099-01-01T00:00:00Z' }],
  ['DELETE', '/en-de--x/schedules/publish', undefined],
  ['POST', '/en-de--x/versions/1/restore', { revision: 1 }],
  ['POST', '/en-de--x/translations', { locale: 'de-de' }],
]
describe.each(ofAdmins)('%s of a feature flag, %s', (method, path, json) => {
  test('by an admin alone', () =>
    expectRefusals(method, `/admin/api/content/feature-flags${path}`, ['admin'], json))
})

test('nothing of it was a fault of ours', () => expect(office.faults).toEqual([]))
