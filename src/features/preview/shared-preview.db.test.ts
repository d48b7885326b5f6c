import { expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import type { CollectionName } from '#content/collections/registry.ts'
import { endSharing, sharingMark } from '#content/sharing.ts'
import { findDocumentByUid } from '#content/store.ts'
import {
  deleteDocument,
  publishDocument,
  saveDraft,
  unpublishDocument,
} from '#content/write-document.ts'
import { fixedClock } from '#platform/clock.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { answerPreview } from './answer-preview.ts'
import { isPreviewing } from './is-previewing.ts'
import { previewLink } from './preview-link.ts'
import { sharedDays } from './preview-token.ts'

const secretKey = 'a-secret-of-tests-that-is-long-enough'
const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
const now = new Date('2026-05-01T10:00:00Z')
const dayMs = 24 * 60 * 60_000
const options = { by: system }
const uid = 'en-de--pets'
const article = { title: 'Pets', body: '<p>Dogs and cats.</p>' }
const place = { site: 'default', locale: 'en-de', path: '/blog/pets' } as const

const database = await shareInFile(openTestDatabase())

/** The token of a link that is given away now. */
async function share(collection: CollectionName = 'blogs'): Promise<string> {
  const row = await findDocumentByUid(database.db, collection, uid)
  const sharedSince = await sharingMark(database.db, collection, uid)
  if (row === undefined || sharedSince === undefined) throw new Error('There is nothing to share.')
  const document = { collection, uid, locale: 'en-de', attributes: row.draft ?? {} }
  const shared = { ...document, sharedSince }
  const link = previewLink({ hosts, secretKey, now }, shared) ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

async function open(token: string, days = 0): Promise<string> {
  const answer = await answerPreview({
    hosts,
    env: { secretKey },
    queries: database.db,
    target: place,
    clock: fixedClock(new Date(now.getTime() + days * dayMs)),
    readQuery: (key) => (key === 'token' ? token : null),
  })
  return typeof answer === 'string' ? answer : answer.to
}

function shows(token: string, target: object = {}, days = 0): Promise<boolean> {
  const then = new Date(now.getTime() + days * dayMs)
  return isPreviewing(
    { cookie: `feather_preview=${token}`, target: { ...place, ...target } },
    { secretKey, queries: database.db, now: then },
  )
}

test('a shared link shows its own document for a week, however often the draft is saved', async () => {
  await saveDraft(database.db, 'blogs', uid, article, options)
  const token = await share()
  await saveDraft(database.db, 'blogs', uid, { ...article, title: 'More pets' }, options)
  expect(await open(token, sharedDays - 1)).toBe(place.path)
  expect(await shows(token, {}, sharedDays - 1)).toBe(true)
  expect(await open(token, sharedDays)).toBe('expired')
  expect(await shows(token, {}, sharedDays)).toBe(false)
})

test('it shows no other draft', async () => {
  const token = await share()
  expect(await shows(token, { path: '/blog/secret' })).toBe(false)
  expect(await shows(token, { locale: 'de-de' })).toBe(false)
  expect(await shows(token, { site: 'business' })).toBe(false)
})

test('it ends when somebody ends it, and the next one is another', async () => {
  const first = await share()
  await endSharing(database.db, 'blogs', uid, options)
  expect(await open(first)).toBe('expired')
  expect(await shows(first)).toBe(false)
  const second = await share()
  expect(second).not.toBe(first)
  expect(await shows(second)).toBe(true)
  await endSharing(database.db, 'blogs', uid, options)
  expect(await shows(second)).toBe(false)
  expect(await shows(await share())).toBe(true)
})

test('it ends when the document is published, taken back or deleted', async () => {
  const ends = async (change: () => Promise<unknown>) => {
    const token = await share()
    expect(await shows(token)).toBe(true)
    await change()
    expect(await shows(token)).toBe(false)
    expect(await open(token)).toBe('expired')
  }
  await ends(() => publishDocument(database.db, 'blogs', uid, options))
  await ends(() => unpublishDocument(database.db, 'blogs', uid, options))
  await ends(() => deleteDocument(database.db, 'blogs', uid, options))
})
