import { eq, inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { eraseData } from '#brokerage/privacy/erase-data.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { exportPaper } from '#brokerage/privacy/export-paper.tsx'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { toRows } from './inbox/list-submissions.ts'
import { ownMessages } from './own-messages.ts'
import { sealAnswer, sealBody, sealUploadName, unsealBody } from './submission-body.ts'
import { formEvents, formSubmissions, formUploads } from './tables.ts'

const office = await shareTestDesk()

const deskWithForms = () => ({ ...office.desk, sentMessages: ownMessages(office.desk) })

/** A message with a file and our answer, as the form keeps it. */
async function keepMessage(
  reference: string,
  email: string,
  isComplaint: boolean | null = false,
): Promise<string> {
  const { db, keyring, blindKey, files, clock } = office.desk
  const now = clock.now()
  const storeName = `file-of-${reference}`
  await files.put(storeName, new TextEncoder().encode('bytes'))
  const answer = { id: 'message', kind: 'fields.long-text', label: 'Message' } as const
  const [row] = await db
    .insert(formSubmissions)
    .values({
      reference,
      formUid: 'en-de--contact',
      formName: 'contact',
      formTitle: 'Contact',
      site: 'www',
      locale: 'en-de',
      path: '/',
      state: 'answered',
      nonce: reference,
      isComplaint,
      createdAt: now,
      updatedAt: now,
      deleteAfter: new Date(now.getTime() + 86_400_000),
      emailIndex: blindIndex(blindKey, 'email', email.toUpperCase()),
      body: sealBody(keyring, reference, { email, answers: [{ ...answer, value: ['My bike'] }] }),
    })
    .returning({ id: formSubmissions.id })
  const submissionId = row?.id ?? 0
  await db.insert(formUploads).values({
    storeName,
    submissionId,
    formUid: 'en-de--contact',
    field: 'papers',
    bytes: 5,
    type: 'application/pdf',
    createdAt: now,
    name: sealUploadName(keyring, storeName, 'receipt.pdf'),
  })
  await db.insert(formEvents).values({
    submissionId,
    at: now,
    actorId: null,
    kind: 'answer',
    state: 'answered',
    sentAt: now,
    body: sealAnswer(keyring, reference, 'Dear Ana'),
  })
  return storeName
}

test('what a proven address sent with forms is exported, and erased with its files', async () => {
  const desk = deskWithForms()
  const [owner, other] = [await addCustomer(office), await addCustomer(office)]
  const file = await keepMessage('FM-OWN', owner.email)
  const foreign = await keepMessage('FM-OTHER', other.email)

  const sentAt = desk.clock.now()
  expect((await exportData(desk, owner))?.messages).toEqual([
    {
      reference: 'FM-OWN',
      form: 'Contact',
      sentAt,
      files: ['receipt.pdf'],
      answers: [{ question: 'Message', answer: ['My bike'] }],
      replies: [{ sentAt, text: 'Dear Ana' }],
    },
  ])
  expect(await exportPaper(desk, owner, 'fr')).toBeDefined()

  expect(await eraseData(desk, owner)).toMatchObject({
    entries: [{ what: 'messages', count: 1, action: 'erased' }],
  })
  const left = await desk.db.select({ reference: formSubmissions.reference }).from(formSubmissions)
  expect(left).toEqual([{ reference: 'FM-OTHER' }])
  expect(await desk.db.$count(formEvents)).toBe(1)
  await vi.waitFor(async () => expect(await desk.files.get(file)).toBeUndefined())
  expect(await desk.files.get(foreign)).toBeDefined()
})

test('an account that only claims an address neither reads nor erases what it sent', async () => {
  const desk = deskWithForms()
  const owner = await addCustomer(office)
  await keepMessage('FM-UNPROVEN', owner.email)
  await desk.db
    .update(customers)
    .set({ addressProvenAt: null })
    .where(eq(customers.id, owner.userId))
  expect((await exportData(desk, owner))?.messages).toEqual([])
  expect(await eraseData(desk, owner)).toMatchObject({ entries: [] })
  const isIt = eq(formSubmissions.reference, 'FM-UNPROVEN')
  expect(await desk.db.$count(formSubmissions, isIt)).toBe(1)
})

test('a message that does not open is named to its sender and to colleagues, beside all others', async () => {
  const desk = deskWithForms()
  const owner = await addCustomer(office)
  await keepMessage('FM-LOST', owner.email)
  await keepMessage('FM-KEPT', owner.email)
  await desk.db
    .update(formSubmissions)
    .set({ body: Buffer.from('no ciphertext of ours') })
    .where(eq(formSubmissions.reference, 'FM-LOST'))
  const exported = await exportData(desk, owner)
  expect(exported?.messages.map(({ reference }) => reference)).toEqual(['FM-KEPT'])
  expect(exported?.unreadable).toEqual(['form_submissions.body:FM-LOST'])
  const all = await desk.db
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.reference, ['FM-LOST', 'FM-KEPT']))
    .orderBy(formSubmissions.id)
  const rows = await toRows(desk as unknown as Parameters<typeof toRows>[0], all)
  expect(rows.map(({ name, excerpt }) => [name, excerpt])).toEqual([
    [UNOPENED_NAME, ''],
    [undefined, 'My bike'],
  ])
})

test('messages are their sender’s under a new address too, and are answered there', async () => {
  const desk = deskWithForms()
  await keepMessage('FM-MOVED', 'before@example.org')
  await keepMessage('FM-STAYS', 'work@example.org')
  await desk.sentMessages.move(desk, 'before@example.org', 'after@example.org')
  expect(await desk.sentMessages.find({}, 'before@example.org')).toEqual([])
  expect(await desk.sentMessages.find({}, 'after@example.org')).toMatchObject([
    { reference: 'FM-MOVED', answers: [{ answer: ['My bike'] }] },
  ])
  const rows = await desk.db
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.reference, ['FM-MOVED', 'FM-STAYS']))
    .orderBy(formSubmissions.id)
  expect(rows.map((row) => unsealBody(desk.keyring, row).email)).toEqual([
    'after@example.org',
    'work@example.org',
  ])
})

test('a message that cannot be opened keeps no other back, and stays its sender’s', async () => {
  const desk = deskWithForms()
  for (const reference of ['FM-LOCKED', 'FM-OPENS']) await keepMessage(reference, 'b@example.org')
  const gone = [{ id: 'gone', bytes: new Uint8Array(32) }] as const
  const isLocked = eq(formSubmissions.reference, 'FM-LOCKED')
  const body = sealBody(gone, 'FM-LOCKED', { email: 'b@example.org', answers: [] })
  await desk.db.update(formSubmissions).set({ body }).where(isLocked)
  const error = vi.fn()
  const log = { ...desk.log, error }
  await desk.sentMessages.move({ ...desk, log }, 'b@example.org', 'after-b@example.org')
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toMatchObject({ place: 'form_submissions.body:FM-LOCKED' })
  const isFound = eq(
    formSubmissions.emailIndex,
    blindIndex(desk.blindKey, 'email', 'after-b@example.org'),
  )
  const rows = await desk.db.select().from(formSubmissions).where(isFound)
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(['FM-LOCKED', 'FM-OPENS'])
  const [opens] = rows.filter(({ reference }) => reference === 'FM-OPENS')
  expect(opens && unsealBody(desk.keyring, opens).email).toBe('after-b@example.org')
  await desk.db.delete(formEvents)
  await desk.db.delete(formUploads)
  await desk.db.delete(formSubmissions).where(isFound)
})

test('a complaint stays in its register, and its sender is told until when', async () => {
  const desk = deskWithForms()
  const owner = await addCustomer(office)
  const file = await keepMessage('FM-COMPLAINT', owner.email, true)
  await keepMessage('FM-QUESTION', owner.email)
  expect(await eraseData(desk, owner)).toMatchObject({
    entries: [
      { what: 'messages', count: 1, action: 'erased' },
      {
        what: 'complaints',
        count: 1,
        action: 'kept',
        reason: 'complaintRegister',
        until: '2036-12-31',
      },
    ],
  })
  const left = await desk.db
    .select({ reference: formSubmissions.reference })
    .from(formSubmissions)
    .where(inArray(formSubmissions.reference, ['FM-COMPLAINT', 'FM-QUESTION']))
  expect(left).toEqual([{ reference: 'FM-COMPLAINT' }])
  expect(await desk.files.get(file)).toBeDefined()
})
