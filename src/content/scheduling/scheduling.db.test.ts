import { afterEach, expect, test, vi } from 'vitest'
import { type Jobs, openJobs } from '#platform/jobs/open-jobs.ts'
import { makeDue } from '#platform/jobs/test-make-due.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { findDocumentByUid } from '../store.ts'
import { contentDocuments } from '../tables.ts'
import { findPublished } from '../test-published.ts'
import { listVersions } from '../versions.ts'
import { saveDraft, savePublished } from '../write-document.ts'
import {
  cancelSchedule,
  listSchedules,
  scheduleDocument,
  scheduledChangeJob,
} from './schedule-document.ts'
import { runScheduledChange, scheduledChangeHandler } from './system-run-scheduled-change.ts'
import type { ScheduledAction } from './tables.ts'

const uid = 'en-de--autumn'
const by = { kind: 'staff', userId: 'ada', role: 'editor' } as const
const page = (title: string) => ({
  title,
  site: 'default',
  path: '/autumn',
  blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
})

const opened: Jobs[] = []
const log = { warn: () => {}, error: () => {} }

const database = await shareInFile(openTestDatabase())
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  await database.db.delete(contentDocuments)
})

/** What a process of the product has. */
async function openProcess(): Promise<Jobs> {
  const handlers = [scheduledChangeHandler(database.db, log)]
  const jobs = openJobs({ database, handlers, log, pollMs: 20 })
  opened.push(jobs)
  await jobs.ready
  return jobs
}

const draft = (title: string) => saveDraft(database.db, 'pages', uid, page(title), { by })
const publish = (title: string) => savePublished(database.db, 'pages', uid, page(title), { by })
const titleShown = async () =>
  (await findPublished(database.db, 'pages', uid))?.attributes.title ?? 'nothing'
const schedule = (jobs: Jobs, action: ScheduledAction, inMs: number) =>
  scheduleDocument(database.db, jobs, {
    collection: 'pages',
    uid,
    action,
    by,
    at: new Date(Date.now() + inMs),
  })
/** The database has a clock of its own, and says when a job is due. */
const bringItsTime = () => makeDue(database.pool, scheduledChangeJob)
const actionsOf = async (documentId: number) =>
  (await listVersions(database.db, documentId)).map(({ action }) => action)

test('a draft goes public at its time, after a restart, in the name of who scheduled it', async () => {
  const before = await openProcess()
  const { id } = await draft('Autumn')
  await schedule(before, 'publish', 60_000)
  expect(await listSchedules(database.db, id)).toMatchObject([
    { action: 'publish', state: 'waiting' },
  ])
  await before.close()
  expect(await titleShown()).toBe('nothing')

  await bringItsTime()
  await openProcess()
  await vi.waitFor(async () => expect(await titleShown()).toBe('Autumn'))
  expect((await listVersions(database.db, id))[0]).toMatchObject({
    action: 'publish',
    actorKind: 'staff',
    actorId: 'ada',
  })
  expect(await listSchedules(database.db, id)).toEqual([])
})

test('two processes publish once, and doing it again changes nothing', async () => {
  const [one] = await Promise.all([openProcess(), openProcess()])
  const { id } = await draft('Autumn')
  const { id: scheduleId } = await schedule(one as Jobs, 'publish', 60_000)
  await bringItsTime()
  await vi.waitFor(async () => expect(await titleShown()).toBe('Autumn'))
  await Promise.all([1, 2, 3].map(() => runScheduledChange(database.db, scheduleId, log)))
  expect(await actionsOf(id)).toEqual(['publish', 'save-draft'])
})

test('many at once do it once', async () => {
  const jobs = await openProcess()
  const { id } = await draft('Autumn')
  const { id: scheduleId } = await schedule(jobs, 'publish', 60_000)
  await Promise.all([1, 2, 3, 4].map(() => runScheduledChange(database.db, scheduleId, log)))
  expect(await actionsOf(id)).toEqual(['publish', 'save-draft'])
})

test('what was agreed goes public; what is written after that stays a draft', async () => {
  const jobs = await openProcess()
  await draft('Agreed')
  const { id: scheduleId } = await schedule(jobs, 'publish', 60_000)
  await draft('Still being written')
  await runScheduledChange(database.db, scheduleId, log)
  expect(await titleShown()).toBe('Agreed')
  const document = await findDocumentByUid(database.db, 'pages', uid)
  expect(document?.draft).toMatchObject({ title: 'Still being written' })
})

test('what somebody published by hand since is not put back to what was agreed before', async () => {
  const jobs = await openProcess()
  const { id } = await draft('Agreed')
  const { id: scheduleId } = await schedule(jobs, 'publish', 60_000)
  expect(await listSchedules(database.db, id)).toHaveLength(1)
  await publish('Published by hand')
  expect(await listSchedules(database.db, id)).toEqual([])
  await draft('Next')
  await runScheduledChange(database.db, scheduleId, log)
  expect(await titleShown()).toBe('Published by hand')
  const document = await findDocumentByUid(database.db, 'pages', uid)
  expect(document?.draft).toMatchObject({ title: 'Next' })
})

test('a page is taken back at its time', async () => {
  const jobs = await openProcess()
  await publish('Only in autumn')
  await schedule(jobs, 'unpublish', 60_000)
  await bringItsTime()
  await vi.waitFor(async () => expect(await titleShown()).toBe('nothing'))
})

test('a new time takes the place of the old one', async () => {
  const jobs = await openProcess()
  const { id } = await draft('Autumn')
  const first = await schedule(jobs, 'publish', 60_000)
  const second = await schedule(jobs, 'publish', 120_000)
  expect(await listSchedules(database.db, id)).toMatchObject([{ id: second.id }])
  await runScheduledChange(database.db, first.id, log)
  expect(await titleShown()).toBe('nothing')
  const { rows } = await database.pool.query('select state from pgboss.job where id = $1', [
    first.jobId,
  ])
  expect(rows).toEqual([{ state: 'cancelled' }])
})

test('what is called off does not happen', async () => {
  const jobs = await openProcess()
  const { id } = await draft('Autumn')
  const { id: scheduleId } = await schedule(jobs, 'publish', 60_000)
  const which = { collection: 'pages', uid, action: 'publish' } as const
  expect(await cancelSchedule(database.db, jobs, which)).toBe(true)
  expect(await cancelSchedule(database.db, jobs, which)).toBe(false)
  await runScheduledChange(database.db, scheduleId, log)
  expect(await titleShown()).toBe('nothing')
  expect(await listSchedules(database.db, id)).toEqual([])
})

test('an unfinished page is refused when it is scheduled', async () => {
  const jobs = await openProcess()
  const { id } = await saveDraft(database.db, 'pages', uid, { title: 'No path' }, { by })
  await expect(schedule(jobs, 'publish', 60_000)).rejects.toMatchObject({ code: 'content-invalid' })
  expect(await listSchedules(database.db, id)).toEqual([])
})

test('what it names must be public by then', async () => {
  const jobs = await openProcess()
  const article = { title: 'Autumn', body: '<p>Leaves.</p>' }
  await saveDraft(database.db, 'blogs', 'en-de--leaves', article, { by })
  const list = { __component: 'blocks.articles', articles: ['en-de--leaves'] }
  await saveDraft(database.db, 'pages', uid, { ...page('Autumn'), blocks: [list] }, { by })
  await expect(schedule(jobs, 'publish', 60_000)).rejects.toMatchObject({ code: 'content-invalid' })
  const planned = (name: string, inMs: number) =>
    scheduleDocument(database.db, jobs, {
      collection: 'blogs',
      uid: `en-de--${name}`,
      action: 'publish',
      by,
      at: new Date(Date.now() + inMs),
    })
  const isTooEarly = () =>
    expect(schedule(jobs, 'publish', 60_000)).rejects.toMatchObject({ code: 'content-invalid' })
  // Another article that is there by then is not this one.
  await saveDraft(database.db, 'blogs', 'en-de--rain', article, { by })
  await planned('rain', 30_000)
  await isTooEarly()
  await planned('leaves', 90_000)
  await isTooEarly()
  await planned('leaves', 30_000)
  await cancelSchedule(database.db, jobs, {
    collection: 'blogs',
    uid: 'en-de--leaves',
    action: 'publish',
  })
  await isTooEarly()
  await planned('leaves', 30_000)
  expect(await schedule(jobs, 'publish', 60_000)).toMatchObject({ state: 'waiting' })
})

test('a revision that is not the newest is a conflict', async () => {
  const jobs = await openProcess()
  const { revision } = await draft('Autumn')
  const stale = scheduleDocument(database.db, jobs, {
    collection: 'pages',
    uid,
    action: 'publish',
    by,
    at: new Date(),
    expectedRevision: revision - 1,
  })
  await expect(stale).rejects.toMatchObject({ code: 'conflict' })
})

test('a deleted page takes its schedule with it', async () => {
  const jobs = await openProcess()
  await draft('Autumn')
  const { id: scheduleId } = await schedule(jobs, 'publish', 60_000)
  await database.db.delete(contentDocuments)
  await runScheduledChange(database.db, scheduleId, log)
  expect(await titleShown()).toBe('nothing')
})
