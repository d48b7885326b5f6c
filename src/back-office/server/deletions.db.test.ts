import { gte } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentVersions } from '#content/tables.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import type { DeletedRecord } from '../wire/deleted-record.ts'
import { type Ask, startTestBackOffice } from './test-back-office.ts'

const content = '/admin/api/content'
const article = { title: 'An article', body: '<p>Text</p>' }

const office = await shareInFile(startTestBackOffice())
const admin = await office.signIn('admin', 'Ada')
const editor = await office.signIn('editor', 'Edith')
const broker = await office.signIn('broker', 'Bob')

/** Publishes and deletes it; gives back by which number it can be brought back. */
async function deleteOne(place: string, attributes: object = article): Promise<number> {
  const path = `${content}/${place}`
  expect((await admin('POST', path, { attributes, publish: true })).status).toBe(201)
  const { status, body } = await admin('DELETE', `${path}?revision=1`)
  expect(status).toBe(200)
  return body.number
}

async function deletedFor(ask: Ask): Promise<DeletedRecord[]> {
  return (await ask('GET', '/admin/api/deleted')).body.data
}

const bringBack = (ask: Ask, id: number | string) =>
  ask('POST', `/admin/api/deleted/${id}/bring-back`)

test('the list says what was deleted, by whom, when, and until when it can come back', async () => {
  const id = await deleteOne('blogs/de-de--gone')
  const [first] = await deletedFor(editor)
  expect(first).toMatchObject({
    id,
    collection: 'blogs',
    uid: 'de-de--gone',
    title: 'An article',
    by: 'Ada',
    kind: 'Blog articles',
    language: 'German (Germany)',
    wasPublic: true,
  })
  const days = (Date.parse(first?.until ?? '') - Date.parse(first?.at ?? '')) / 86_400_000
  expect(days).toBe(90)
})

test('however many were deleted, each of them can be reached', async () => {
  const many = Array.from({ length: 250 }, (_, at) => ({
    documentId: 1_000_000 + at,
    collection: 'jobs',
    uid: `fr-fr--gone-${at}`,
    action: 'delete' as const,
    attributes: { title: 'A job' },
    actorKind: 'system',
  }))
  await office.db.insert(contentVersions).values(many)
  const seen = new Set<string>()
  let next: number | undefined
  do {
    const { body } = await editor('GET', `/admin/api/deleted${next ? `?before=${next}` : ''}`)
    for (const { uid } of body.data) seen.add(uid)
    next = body.next
  } while (next)
  expect([...seen].filter((uid) => uid.startsWith('fr-fr--gone-'))).toHaveLength(250)
  await office.db.delete(contentVersions).where(gte(contentVersions.documentId, 1_000_000))
})

test('a document is back for the public at once, and leaves the list', async () => {
  const id = await deleteOne('blogs/en-de--returns')
  const { status, body } = await bringBack(editor, id)
  expect(status).toBe(200)
  expect(body).toEqual({
    collection: 'blogs',
    id: 'en-de--returns',
    stage: 'published',
    notes: [],
  })
  const seen = await office.anonymous('GET', '/api/blogs?filters[uid]=en-de--returns')
  expect(seen.body.data).toHaveLength(1)
  expect((await deletedFor(editor)).map((each) => each.id)).not.toContain(id)
  const again = await bringBack(editor, id)
  expect(again).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('somebody') } },
  })
})

test('what cannot be as it was says why', async () => {
  const named = await deleteOne('blogs/en-de--named')
  await bringBack(editor, named)
  const attributes = { ...article, related: ['en-de--named'] }
  const naming = await deleteOne('blogs/en-de--naming', attributes)
  const { body } = await editor('GET', `${content}/blogs/en-de--named`)
  await editor('DELETE', `${content}/blogs/en-de--named?revision=${body.revision}`)
  const draft = await bringBack(editor, naming)
  expect(draft.body).toMatchObject({
    stage: 'draft',
    notes: [expect.stringContaining('Related: Names en-de--named')],
  })
  await admin('POST', `${content}/blogs/en-de--named`, { attributes: article })
  const renamed = await bringBack(editor, named)
  expect(renamed.body).toMatchObject({
    id: 'en-de--named-2',
    stage: 'draft',
    notes: [expect.stringContaining('called named-2')],
  })
})

test('it is for those who may delete there', async () => {
  const flag = { name: 'autumn', enabled: true }
  const id = await deleteOne('feature-flags/en-de--autumn', flag)
  expect((await deletedFor(admin)).map((each) => each.id)).toContain(id)
  expect((await deletedFor(editor)).map((each) => each.id)).not.toContain(id)
  expect((await bringBack(editor, id)).status).toBe(403)
  for (const ask of [broker, await office.register('visitor')]) {
    expect((await ask('GET', '/admin/api/deleted')).status).toBe(403)
    expect((await bringBack(ask, id)).status).toBe(403)
  }
  expect((await office.anonymous('GET', '/admin/api/deleted')).status).toBe(401)
  for (const unknown of ['none', '999999999']) {
    expect((await bringBack(admin, unknown)).status).toBe(404)
  }
  expect((await bringBack(admin, id)).status).toBe(200)
})
