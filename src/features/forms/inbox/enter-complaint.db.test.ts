import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import { seeWaiting } from '#platform/database/test-take-turns.ts'
import { MOST_FILES_AT_ONCE } from '#platform/files/upload-limits.ts'
import { ownMessages } from '../own-messages.ts'
import { storeUpload } from '../store-upload.ts'
import { sealBody } from '../submission-body.ts'
import { deleteWhatRanOut } from '../system-forget.ts'
import { formSubmissions, formUploads } from '../tables.ts'
import { attachFiles } from './attach-files.ts'
import type { ToldComplaint } from './enter-complaint.ts'
import { listSubmissions } from './list-submissions.ts'
import { readSubmission, readUpload } from './read-submission.ts'
import { broker, editor, now, shareTestComplaints } from './test-complaints.ts'
import { markComplaint } from './work-on-messages.ts'

const { place, at, enter, entered, correct, notedAbout } = await shareTestComplaints()

const scan = (bytes: Uint8Array = SMALL_PDF, name = 'Brief.pdf') => ({ name, bytes })
const attach = (id: number, scans = [scan()], actor = broker) =>
  attachFiles(place.desk, actor, id, scans)

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
