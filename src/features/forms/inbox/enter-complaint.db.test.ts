import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { customers, staff } from '#accounts/tables.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { findNotes } from '#brokerage/office/case-notes.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import { seeWaiting } from '#platform/database/test-take-turns.ts'
import { MOST_FILES_AT_ONCE } from '#platform/files/upload-limits.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { ownMessages } from '../own-messages.ts'
import { storeUpload } from '../store-upload.ts'
import { sealBody } from '../submission-body.ts'
import { deleteWhatRanOut } from '../system-forget.ts'
import { formSubmissions, formUploads } from '../tables.ts'
import { startTestFormDesk } from '../test-form-desk.ts'
import { attachFiles } from './attach-files.ts'
import { type CorrectedEntry, correctEntry } from './correct-entry.ts'
import { enterComplaint, type ToldComplaint } from './enter-complaint.ts'
import { listSubmissions } from './list-submissions.ts'
import { readSubmission, readUpload } from './read-submission.ts'
import { markComplaint } from './work-on-messages.ts'

const now = new Date('2026-11-16T23:30:00Z')
const place = await shareInFile(startTestFormDesk())
const since = { createdAt: now, updatedAt: now }
await place.desk.db.insert(staff).values({
  id: 's1',
  name: 'Bruno',
  email: 'bruno@feather.example',
  role: 'broker',
  ...since,
})
await place.desk.db.insert(customers).values({
  id: 'c1',
  name: 'Ana',
  username: 'ana',
  email: 'ana@example.org',
  ...since,
})
beforeEach(() => place.desk.db.delete(formSubmissions))

const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
const editor: ActingUser = { kind: 'staff', userId: 's2', role: 'editor' }
const at = (moment: string) => ({ ...place.desk, clock: { now: () => new Date(moment) } })

const enter = (more: Partial<ToldComplaint> = {}, actor: ActingUser = broker) =>
  enterComplaint(at(now.toISOString()), actor, {
    channel: 'letter',
    receivedOn: '2026-11-16',
    name: 'Ana Ortiz',
    language: 'es',
    text: 'Too slow',
    nonce: randomUUID(),
    ...more,
  })
async function entered(more: Partial<ToldComplaint> = {}) {
  const entering = await enter(more)
  if (entering.outcome !== 'entered') throw new Error(entering.outcome)
  const message = await readSubmission(place.desk, broker, entering.id)
  if (message === undefined) throw new Error('It is not there.')
  return message
}

const scan = (bytes: Uint8Array = SMALL_PDF, name = 'Brief.pdf') => ({ name, bytes })
const attach = (id: number, scans = [scan()], actor = broker) =>
  attachFiles(place.desk, actor, id, scans)
const correct = (id: number, more: Partial<CorrectedEntry>, actor = broker, on = now) =>
  correctEntry(at(on.toISOString()), actor, id, {
    receivedOn: '2026-11-16',
    text: 'Too slow',
    note: 'The stamp says so',
    seen: Number.MAX_SAFE_INTEGER,
    ...more,
  })

/** What the audit trail says about a message, but for who opened it. */
async function notedAbout(reference: string) {
  return place.desk.db
    .select({ action: auditTrail.action, details: auditTrail.details })
    .from(auditTrail)
    .where(and(eq(auditTrail.caseReference, reference), ne(auditTrail.action, 'read-message')))
    .orderBy(auditTrail.id)
}

/** So many messages that came after it. */
async function keepNewer(count: number) {
  const body = { email: undefined, answers: [] }
  const rows = Array.from({ length: count }, (_, number) => ({
    reference: `FM-${number}`,
    nonce: `${number}`,
    formUid: '',
    formName: 'contact',
    formTitle: 'Contact',
    site: 'default',
    locale: 'en-de',
    path: '/',
    state: 'new' as const,
    createdAt: now,
    updatedAt: now,
    deleteAfter: now,
    body: sealBody(place.desk.keyring, `FM-${number}`, body),
  }))
  await place.desk.db.insert(formSubmissions).values(rows)
}

test.each([
  ['today in Berlin, where it is after midnight', '2026-11-17', 'entered'],
  ['tomorrow', '2026-11-18', 'impossibleDay'],
  ['the first day that is still kept', '2016-01-01', 'entered'],
  ['a day whose complaints are gone', '2015-12-31', 'impossibleDay'],
  ['a day that never was', '2026-02-30', 'impossibleDay'],
  ['no day', '', 'impossibleDay'],
])('received %s: %s', async (_, receivedOn, outcome) => {
  expect(await enter({ receivedOn })).toMatchObject({ outcome })
})

test('is counted and kept from the day on which it reached us, not from its entry', async () => {
  const message = await entered({ receivedOn: '2025-12-29' })
  expect(message).toMatchObject({ keptUntil: '2035-12-31', complaint: { dueOn: '2026-01-13' } })
  await deleteWhatRanOut(at('2035-12-31T22:30:00Z'))
  expect(await place.desk.db.$count(formSubmissions)).toBe(1)
  await deleteWhatRanOut(at('2035-12-31T23:30:00Z'))
  expect(await place.desk.db.$count(formSubmissions)).toBe(0)
})

test('holds who complains, how to reach them, and what about', async () => {
  const reach = { email: 'ana@example.org', phone: '+49 30 1', address: 'Allee 1, Berlin' }
  const { body } = await entered(reach)
  expect(body.email).toBe(reach.email)
  const said = body.answers.map(({ value }) => value[0])
  expect(said).toEqual(['Ana Ortiz', ...Object.values(reach), 'Too slow'])
  expect((await entered()).body.answers.map(({ id }) => id)).toEqual(['name', 'text'])
})

test('is one however often the same form is sent; other words are not taken for it', async () => {
  const nonce = randomUUID()
  const { id, reference } = await entered({ nonce, email: 'ana@example.org' })
  expect(await enter({ nonce, email: 'ana@example.org' })).toEqual({ outcome: 'entered', id })
  const others: Partial<ToldComplaint>[] = [
    { text: 'Too slow, twice' },
    { receivedOn: '2026-11-15' },
    { language: 'de' },
    { channel: 'phone' },
    { about: 'c1' },
    { email: undefined },
  ]
  for (const more of others) {
    expect(await enter({ nonce, email: 'ana@example.org', ...more })).toEqual({
      outcome: 'enteredOtherwise',
      reference,
    })
  }
  expect(await place.desk.db.$count(formSubmissions)).toBe(1)
})

test('is linked to an account that exists, and found by what it is about', async () => {
  const linked = await entered({ about: ' c1 ' })
  expect(linked.about).toEqual({ kind: 'customer', reference: 'c1' })
  expect((await entered()).about).toBeUndefined()
  for (const about of ['c2', 'FP-0000-0000-0000', 'FM-0000-0000-0000']) {
    expect(await enter({ about })).toEqual({ outcome: 'noSuchCase' })
  }
  const { rows } = await listSubmissions(place.desk, broker, {
    search: 'c1',
    complaints: true,
    page: 1,
    pageSize: 25,
  })
  // The number of another one may hold these signs by chance.
  expect(rows).toContainEqual(expect.objectContaining({ id: linked.id }))
})

test('is told to its owner in their own language, with the names of its files', async () => {
  const email = 'ana@example.org'
  const { id } = await entered({ email, language: 'de' })
  expect(await attach(id)).toEqual({ outcome: 'attached' })
  const [own] = await ownMessages(place.desk).find({}, email)
  expect(own).toMatchObject({
    form: 'Beschwerde per Brief',
    sentAt: '2026-11-16',
    files: ['Brief.pdf'],
    answers: [
      { question: 'Name', answer: ['Ana Ortiz'] },
      { question: 'E-Mail-Adresse', answer: [email] },
      { question: 'Worum es geht', answer: ['Too slow'] },
    ],
  })
  // What was put right is kept, and so it is told.
  expect(await correct(id, { text: 'Too slow, twice' })).toBe('corrected')
  const [later] = await ownMessages(place.desk).find({}, email)
  expect(later?.answers.slice(2)).toEqual([
    { question: 'Worum es geht', answer: ['Too slow, twice'] },
    { question: 'Was wir vorher notiert hatten', answer: ['Too slow'] },
  ])
  expect(later?.replies).toEqual([])
})

test('is found by its number and by that of the account, as it is typed and however old it is', async () => {
  const accountId = 'aB3dE'
  await place.desk.db.insert(customers).values({
    id: accountId,
    name: 'Eva',
    username: 'eva',
    email: 'eva@example.org',
    createdAt: now,
    updatedAt: now,
  })
  const { reference } = await entered({ about: accountId })
  await keepNewer(1_000)
  const typed = reference.replaceAll('-', ' ').toLowerCase()
  for (const search of [reference, typed, accountId]) {
    const { rows } = await listSubmissions(place.desk, broker, { search, page: 1, pageSize: 25 })
    expect([search, rows.map((row) => row.reference)]).toEqual([search, [reference]])
  }
})

test('takes the scanned letter, checked and kept like what comes with a form', async () => {
  const { id, reference } = await entered()
  const page = scan(Buffer.from('<html>'), 'Page.pdf')
  expect(await attach(id, [scan(), page])).toEqual({ outcome: 'wrongFileType', name: 'Page.pdf' })
  expect(await attach(id, [scan(Buffer.alloc(0))])).toMatchObject({ outcome: 'empty' })
  expect(await attach(id, [scan()], editor)).toEqual({ outcome: 'notFound' })
  expect(await attach(id + 1)).toEqual({ outcome: 'notFound' })
  expect(await place.desk.db.$count(formUploads)).toBe(0)
  expect(await attach(id)).toEqual({ outcome: 'attached' })
  const { files } = (await readSubmission(place.desk, broker, id)) ?? {}
  expect(files).toMatchObject([{ name: 'Brief.pdf', type: 'application/pdf' }])
  const [uploadId = 0] = files?.map((file) => file.id) ?? []
  const read = await readUpload(place.desk, broker, { submissionId: id, uploadId })
  expect(Buffer.from(read?.bytes ?? [])).toEqual(SMALL_PDF)
  expect(await readUpload(place.desk, editor, { submissionId: id, uploadId })).toBeUndefined()
  expect((await notedAbout(reference)).slice(1)).toEqual([
    { action: 'add-file', details: { file: uploadId } },
    { action: 'read-file', details: { file: uploadId } },
  ])
  const filesNow = async () => (await readSubmission(place.desk, broker, id))?.files.length
  const rest = Array.from({ length: MOST_FILES_AT_ONCE - 1 }, () => scan())
  expect(await attach(id, [...rest, scan()])).toEqual({ outcome: 'tooManyFiles' })
  expect(await filesNow()).toBe(1)
  expect(await attach(id, rest)).toEqual({ outcome: 'attached' })
  expect(await filesNow()).toBe(MOST_FILES_AT_ONCE)
  await deleteWhatRanOut(at('2036-12-31T23:30:00Z'))
  expect(await readUpload(place.desk, broker, { submissionId: id, uploadId })).toBeUndefined()
})

test('a file that is put to it while its time runs out goes along', async () => {
  const { desk } = place
  const { id } = await entered()
  const file = { name: 'Brief.pdf', bytes: SMALL_PDF, type: 'application/pdf' }
  const loose = await storeUpload(desk, { formUid: '', field: 'letter' }, file)
  const isIt = eq(formUploads.id, loose.id)
  const [{ storeName } = { storeName: '' }] = await desk.db.select().from(formUploads).where(isIt)
  const [put, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const attaching = desk.db.transaction(async (colleague) => {
    await colleague.select().from(formSubmissions).for('update')
    await colleague.update(formUploads).set({ submissionId: id }).where(isIt)
    put.resolve()
    await commit.promise
  })
  await put.promise
  const forgetting = deleteWhatRanOut(at('2036-12-31T23:30:00Z'))
  await seeWaiting(desk.db, 1)
  commit.resolve()
  await Promise.all([attaching, forgetting])
  expect(await desk.db.$count(formUploads, isIt)).toBe(0)
  await vi.waitFor(async () => expect(await desk.files.get(storeName)).toBeUndefined())
})

test('a file is put to nothing that came with a form', async () => {
  const { id } = await entered()
  await place.desk.db.update(formSubmissions).set({ channel: 'form' })
  expect(await attach(id)).toEqual({ outcome: 'notFound' })
  expect(await correct(id, { receivedOn: '2026-11-10' })).toBe('notFound')
})

test('a wrong day is put right: the last day to answer and of keeping follow, and why is noted', async () => {
  const { id, reference, complaint } = await entered({ receivedOn: '2026-11-16' })
  expect(complaint?.dueOn).toBe('2026-11-30')
  const afterEntry = { receivedOn: '2026-11-18' }
  expect(await correct(id, afterEntry)).toBe('impossibleDay')
  const later = new Date('2026-11-25T12:00:00Z')
  expect(await correct(id, afterEntry, broker, later)).toBe('impossibleDay')
  expect(await correct(id, {})).toBe('unchanged')
  const right = { receivedOn: '2025-12-29' }
  expect(await correct(id, right, editor)).toBe('notFound')
  expect(await correct(id, right)).toBe('corrected')
  expect(await readSubmission(place.desk, broker, id)).toMatchObject({
    keptUntil: '2035-12-31',
    complaint: { dueOn: '2026-01-13' },
  })
  expect((await notedAbout(reference)).slice(1)).toEqual([
    { action: 'correct-complaint', details: { on: '2025-12-29', from: '2026-11-16' } },
    { action: 'add-note', details: {} },
  ])
  const about = { caseKind: 'message', caseReference: reference } as const
  const notes = await findNotes(place.desk, broker, about)
  expect(notes).toMatchObject([{ author: 'Bruno', text: 'The stamp says so' }])
})

test('its case and its words are put right: the words before stay in its story, and out of the trail', async () => {
  const { id, reference } = await entered({ about: 'c1' })
  const right = { about: '', text: 'Too slow, twice' }
  expect(await correct(id, { ...right, about: 'c2' })).toBe('noSuchCase')
  expect(await correct(id, right)).toBe('corrected')
  const message = await readSubmission(place.desk, broker, id)
  expect(message?.about).toBeUndefined()
  expect(message?.body.answers.at(-1)?.value).toEqual(['Too slow, twice'])
  expect(message?.events).toMatchObject([
    { kind: 'entered' },
    { kind: 'corrected', actorId: 's1', text: 'Too slow' },
  ])
  const details = { about: null, aboutBefore: 'c1', text: 'corrected' }
  expect((await notedAbout(reference))[1]).toEqual({ action: 'correct-complaint', details })
  expect(await correct(id, { text: right.text, about: 'c1' })).toBe('corrected')
  expect((await readSubmission(place.desk, broker, id))?.about?.reference).toBe('c1')
})

test('who has not seen the correction of a colleague does not undo it', async () => {
  const { id, events } = await entered()
  const seen = events.at(-1)?.id ?? 0
  expect(await correct(id, { text: 'Too slow, twice', seen })).toBe('corrected')
  // A second press is not told of itself.
  expect(await correct(id, { text: 'Too slow, twice', seen })).toBe('unchanged')
  expect(await correct(id, { receivedOn: '2026-11-10', seen })).toBe('correctedMeanwhile')
  const { body, events: later } = (await readSubmission(place.desk, broker, id)) ?? {}
  expect(body?.answers.at(-1)?.value).toEqual(['Too slow, twice'])
  const now = { text: 'Too slow, twice', seen: later?.at(-1)?.id ?? 0 }
  expect(await correct(id, { receivedOn: '2026-11-10', ...now })).toBe('corrected')
})

test('a case that is gone meanwhile may stay named', async () => {
  const { id } = await entered({ about: 'c1' })
  await place.desk.db.update(formSubmissions).set({ aboutReference: 'c0' })
  expect(await correct(id, { about: 'c0', text: 'Much too slow' })).toBe('corrected')
})

test('stands in the audit trail without a word of it, and is entered by no one else', async () => {
  const { reference, id } = await entered({ about: 'c1', email: 'ana@example.org' })
  const noted = await place.desk.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.caseReference, reference))
  expect(noted[0]).toMatchObject({
    action: 'enter-complaint',
    actorId: 's1',
    details: { channel: 'letter', on: '2026-11-16', about: 'c1' },
  })
  const customer: ActingUser = { kind: 'customer', userId: 'c1' }
  for (const nobody of [editor, customer, anonymous]) {
    expect(await enter({}, nobody)).toEqual({ outcome: 'notAllowed' })
  }
  expect(await place.desk.db.$count(formSubmissions)).toBe(1)
  // Entered by mistake: it goes as messages do.
  expect(await markComplaint(place.desk, broker, id, false)).toBe('done')
  await deleteWhatRanOut(at('2027-05-16T00:00:00Z'))
  expect(await place.desk.db.$count(formSubmissions)).toBe(0)
})
