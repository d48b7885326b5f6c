import { afterEach, expect, test, vi } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { renameDocument } from './rename-document.ts'
import { listSchedules, scheduleDocument } from './scheduling/schedule-document.ts'
import { runScheduledChange } from './scheduling/system-run-scheduled-change.ts'
import { findDocumentByUid } from './store.ts'
import { contentDocuments } from './tables.ts'
import { deleteDocument, saveDraft, savePublished, unpublishDocument } from './write-document.ts'

const by = system
const uid = 'en-de--main-navigation'
const menus = {
  kind: 'main-navigation',
  product: { title: 'Insurance', categories: [] },
  advice: { title: 'Advice', items: [] },
  company: { title: 'Company', items: [] },
  resources: { title: 'Resources', items: [] },
}

const database = await shareInFile(openTestDatabase())
const { db } = database
afterEach(() => db.delete(contentDocuments))

test('what every page is made with is changed, but not taken from the site in any way', async () => {
  await savePublished(db, 'navigations', uid, menus, { by })
  const jobs = { send: vi.fn(), ready: Promise.resolve() } as never
  const at = new Date(Date.now() + 60_000)
  const ways = [
    () => unpublishDocument(db, 'navigations', uid, { by }),
    () => deleteDocument(db, 'navigations', uid, { by }),
    () => renameDocument(db, 'navigations', { from: uid, to: 'en-de--menus' }, { by }),
    () =>
      scheduleDocument(db, jobs, { collection: 'navigations', uid, action: 'unpublish', at, by }),
  ]
  for (const way of ways) await expect(way()).rejects.toMatchObject({ code: 'input-invalid' })
  const found = await findDocumentByUid(db, 'navigations', uid)
  expect(found?.attributes).toMatchObject({ kind: 'main-navigation' })
})

test('nor at a time that was set while nobody saw it: that has failed, once', async () => {
  const { id } = await saveDraft(db, 'navigations', uid, menus, { by })
  const jobs = { send: async () => null, ready: Promise.resolve() } as never
  const at = new Date(Date.now() + 60_000)
  const action = 'unpublish'
  const waiting = { collection: 'navigations', uid, action, at, by } as const
  const { id: scheduleId } = await scheduleDocument(db, jobs, waiting)
  await savePublished(db, 'navigations', uid, menus, { by })
  await runScheduledChange(db, scheduleId, { error: () => {} })
  const [schedule] = await listSchedules(db, id)
  expect(schedule).toMatchObject({ state: 'failed', failure: expect.stringContaining(uid) })
  expect((await findDocumentByUid(db, 'navigations', uid))?.attributes).not.toBeNull()
})

test('nor does it become something else under its name', async () => {
  const asFooter = savePublished(db, 'navigations', 'en-de--footer', menus, { by })
  await expect(asFooter).rejects.toMatchObject({ details: { issues: [{ path: ['kind'] }] } })
})

test('a draft that nobody sees, and what has another name, may go', async () => {
  await saveDraft(db, 'navigations', uid, menus, { by })
  await deleteDocument(db, 'navigations', uid, { by })
  await savePublished(db, 'navigations', 'en-de--small', menus, { by })
  await deleteDocument(db, 'navigations', 'en-de--small', { by })
  expect(await db.$count(contentDocuments)).toBe(0)
})
