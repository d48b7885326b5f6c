import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { staff } from '#accounts/tables.ts'
import { auditTrail } from '#brokerage/audit/tables.ts'
import { caseNotes } from '#brokerage/office/tables.ts'
import { deleteFilesJob } from '#platform/files/delete-files-job.ts'
import { makeDue } from '#platform/jobs/test-make-due.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { changeState } from './inbox/handle-submission.ts'
import { type InboxRow, listSubmissions } from './inbox/list-submissions.ts'
import { countComplaints, readComplaints } from './inbox/read-complaints.ts'
import { readSubmission } from './inbox/read-submission.ts'
import { decideComplaint, markComplaint } from './inbox/work-on-messages.ts'
import { sealBody } from './submission-body.ts'
import { deleteWhatRanOut } from './system-forget.ts'
import { formSubmissions, formUploads } from './tables.ts'
import { startTestFormDesk } from './test-form-desk.ts'

const arrived = new Date('2026-11-16T13:00:00Z')
const place = await shareInFile(startTestFormDesk())
await place.desk.db.insert(staff).values({
  id: 's1',
  name: 'Bruno',
  email: 'bruno@feather.example',
  role: 'broker',
  createdAt: arrived,
  updatedAt: arrived,
})
beforeEach(() => place.desk.db.delete(formSubmissions))

const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
const editor: ActingUser = { kind: 'staff', userId: 's2', role: 'editor' }

/** A message of then, as a form keeps it for 180 days. */
async function keep(reference: string, topic: string, isComplaint: boolean | null) {
  const { db, keyring } = place.desk
  const choice = { id: 'topic', kind: 'fields.choice', label: 'About', value: ['x'] } as const
  const [row] = await db
    .insert(formSubmissions)
    .values({
      reference,
      formUid: 'en-de--contact',
      formName: 'contact',
      formTitle: 'Contact',
      site: 'default',
      locale: 'en-de',
      path: '/',
      state: 'new',
      nonce: reference,
      isComplaint,
      createdAt: arrived,
      updatedAt: arrived,
      deleteAfter: new Date(arrived.getTime() + 180 * 86_400_000),
      body: sealBody(keyring, reference, {
        email: undefined,
        answers: [{ ...choice, codes: [topic] }],
      }),
    })
    .returning({ id: formSubmissions.id })
  return row?.id ?? 0
}

const at = (iso: string) => ({ ...place.desk, clock: { now: () => new Date(iso) } })
const left = async () =>
  (await place.desk.db.select().from(formSubmissions)).map(({ reference }) => reference).toSorted()

test('a complaint is kept to the end of the tenth year after it came, and its notes go with it', async () => {
  const { db } = place.desk
  await keep('FM-COMPLAINT', 'complaint', true)
  await keep('FM-OTHER', 'contract', false)
  // Taken by a version that had no register.
  await keep('FM-BEFORE', 'complaint', null)
  const note = {
    caseKind: 'message',
    authorId: 's1',
    note: Buffer.from(''),
    createdAt: arrived,
  } as const
  await db.insert(caseNotes).values([
    { ...note, caseReference: 'FM-COMPLAINT' },
    { ...note, caseReference: 'FM-OTHER' },
  ])
  await deleteWhatRanOut(at('2027-05-15T12:59:00Z'))
  expect(await left()).toEqual(['FM-BEFORE', 'FM-COMPLAINT', 'FM-OTHER'])
  await deleteWhatRanOut(at('2027-05-15T13:00:00Z'))
  expect(await left()).toEqual(['FM-BEFORE', 'FM-COMPLAINT'])
  expect(await db.select({ of: caseNotes.caseReference }).from(caseNotes)).toEqual([
    { of: 'FM-COMPLAINT' },
  ])
  // The last hour of the year in Berlin, and the first of the next.
  await deleteWhatRanOut(at('2036-12-31T22:30:00Z'))
  expect(await left()).toEqual(['FM-BEFORE', 'FM-COMPLAINT'])
  await deleteWhatRanOut(at('2036-12-31T23:30:00Z'))
  expect(await left()).toEqual([])
  expect(await db.$count(caseNotes)).toBe(0)
})

test('a message of a version without a register that cannot be read keeps no other one', async () => {
  const { db } = place.desk
  const broken = await keep('FM-BROKEN', 'complaint', null)
  await db
    .update(formSubmissions)
    .set({ body: Buffer.from('') })
    .where(eq(formSubmissions.id, broken))
  await keep('FM-BEFORE', 'contract', null)
  await keep('FM-OTHER', 'contract', false)
  await expect(deleteWhatRanOut(at('2027-05-16T12:00:00Z'))).rejects.toThrow()
  expect(await left()).toEqual(['FM-BROKEN'])
})

test('spam is no complaint that is kept', async () => {
  const id = await keep('FM-SPAM', 'complaint', true)
  expect(await readSubmission(place.desk, broker, id)).toMatchObject({ keptUntil: '2036-12-31' })
  await changeState(place.desk, broker, id, 'spam')
  expect(await readSubmission(place.desk, broker, id)).toMatchObject({ keptUntil: '2027-05-15' })
  await deleteWhatRanOut(at('2027-05-16T12:00:00Z'))
  expect(await left()).toEqual([])
})

test('a colleague enters what came under another name, and takes out only what colleagues entered', async () => {
  const { desk } = place
  const other = await keep('FM-OTHER', 'contract', false)
  const said = await keep('FM-SAID', 'complaint', true)
  const register = async () => {
    const asked = { page: 1, pageSize: 25, complaints: true }
    const { rows, total } = await listSubmissions(desk, broker, asked)
    expect(total).toBe(rows.length)
    return rows.map(({ reference, complaint }) => [reference, complaint?.outcome])
  }
  expect(await markComplaint(desk, editor, other, true)).toBe('notFound')
  expect(await decideComplaint(desk, broker, other, 'upheld')).toBe('notFound')
  expect(await register()).toEqual([['FM-SAID', undefined]])
  expect(await markComplaint(desk, broker, other, true)).toBe('done')
  expect(await decideComplaint(desk, broker, other, 'upheld')).toBe('decided')
  expect(await register()).toEqual([
    ['FM-SAID', undefined],
    ['FM-OTHER', 'upheld'],
  ])
  expect(await markComplaint(desk, broker, said, false)).toBe('saidBySender')
  expect(await markComplaint(desk, broker, other, false)).toBe('done')
  expect(await register()).toEqual([['FM-SAID', undefined]])
  const noted = await desk.db
    .select({ action: auditTrail.action, details: auditTrail.details })
    .from(auditTrail)
    .where(eq(auditTrail.caseReference, 'FM-OTHER'))
  expect(noted).toEqual([
    { action: 'enter-complaint', details: {} },
    { action: 'decide-complaint', details: { to: 'upheld' } },
    { action: 'remove-complaint', details: {} },
  ])
})

test('a store that is away keeps no message, and loses the bytes once it is back', async () => {
  const { desk, database } = place
  const submissionId = await keep('FM-STUCK', 'contract', false)
  await keep('FM-FREE', 'contract', false)
  const storeName = 'stuck-file'
  await desk.files.put(storeName, new TextEncoder().encode('bytes'))
  await desk.db.insert(formUploads).values({
    storeName,
    submissionId,
    formUid: 'en-de--contact',
    field: 'file',
    bytes: 5,
    type: 'application/pdf',
    createdAt: arrived,
    name: Buffer.from(''),
  })
  const away = vi.spyOn(desk.files, 'delete').mockRejectedValueOnce(new Error('away'))
  await deleteWhatRanOut(at('2027-06-01T12:00:00Z'))
  expect(await left()).toEqual([])
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(1))
  expect(await desk.files.get(storeName)).toBeDefined()
  await vi.waitFor(async () => {
    await makeDue(database.pool, deleteFilesJob)
    expect(await desk.files.get(storeName)).toBeUndefined()
  })
  away.mockRestore()
})

async function allParts(...[actor, partSize]: [ActingUser, number?]): Promise<InboxRow[][]> {
  const parts: InboxRow[][] = []
  for await (const part of readComplaints(place.desk, actor, partSize)) parts.push(part)
  return parts
}

test('the whole register is read in parts, each complaint once, the newest first', async () => {
  for (const name of ['FM-1', 'FM-2', 'FM-3', 'FM-4']) await keep(name, 'complaint', true)
  await keep('FM-NONE', 'contract', false)
  for (const partSize of [1, 2, 3, 500]) {
    const parts = await allParts(broker, partSize)
    expect(parts.flat().map(({ reference }) => reference)).toEqual(['FM-4', 'FM-3', 'FM-2', 'FM-1'])
    expect(Math.max(...parts.map(({ length }) => length))).toBe(Math.min(partSize, 4))
  }
  expect(await countComplaints(place.desk, broker)).toBe(4)
  expect(await allParts(editor)).toEqual([[]])
  expect(await countComplaints(place.desk, editor)).toBe(0)
})
