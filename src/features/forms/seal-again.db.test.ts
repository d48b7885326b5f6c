import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { sealAgain } from '#brokerage/privacy/system-seal-again.ts'
import { deleteFilesJob } from '#platform/files/delete-files-job.ts'
import { makeDue } from '#platform/jobs/test-make-due.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import {
  FORM_SEALED_COLUMNS,
  sealAnswer,
  sealBody,
  sealUploadName,
  unsealAnswer,
  unsealBody,
  unsealUploadName,
} from './submission-body.ts'
import { deleteLooseUpload } from './system-forget.ts'
import { formEvents, formSubmissions, formUploads } from './tables.ts'
import { startTestFormDesk } from './test-form-desk.ts'

const place = await shareInFile(startTestFormDesk())

const now = new Date('2026-11-15T12:00:00Z')

async function keepFile(storeName: string, submissionId: number | null): Promise<number> {
  const { db, keyring, files } = place.desk
  await files.put(storeName, new TextEncoder().encode('bytes'))
  const [row] = await db
    .insert(formUploads)
    .values({
      storeName,
      submissionId,
      formUid: 'en-de--contact',
      field: 'file',
      bytes: 5,
      type: 'application/pdf',
      createdAt: now,
      name: sealUploadName(keyring, storeName, 'letter.pdf'),
    })
    .returning()
  return row?.id ?? 0
}

test('messages, answers and names of files are written again when keys are rotated', async () => {
  const { db, keyring } = place.desk
  const reference = 'FM-7K2M-9QXD-3RBC'
  const [message] = await db
    .insert(formSubmissions)
    .values({
      reference,
      formUid: 'en-de--contact',
      formName: 'contact',
      formTitle: 'Contact',
      site: 'www',
      locale: 'en-de',
      path: '/',
      state: 'new',
      nonce: 'n',
      createdAt: now,
      updatedAt: now,
      deleteAfter: new Date('2099-01-01'),
      body: sealBody(keyring, reference, { email: 'ana@example.org', answers: [] }),
    })
    .returning()
  const submissionId = message?.id ?? 0
  await keepFile('form-of-a-message', submissionId)
  const event = { submissionId, at: now, actorId: null }
  await db.insert(formEvents).values([
    { ...event, kind: 'answer', body: sealAnswer(keyring, reference, 'Dear Ana') },
    { ...event, kind: 'state', state: 'closed' },
  ])

  const newer = { id: 'newer', bytes: new Uint8Array(randomBytes(32)) }
  const rotated = { db, keyring: [newer, ...keyring] as const }
  expect(await sealAgain(rotated, FORM_SEALED_COLUMNS)).toEqual({ rows: 3, left: 0 })
  expect(await sealAgain(rotated, FORM_SEALED_COLUMNS)).toEqual({ rows: 0, left: 0 })

  // As after the older key was taken out of the settings.
  const alone = [newer] as const
  const [body] = await db.select().from(formSubmissions)
  expect(body && unsealBody(alone, body)).toMatchObject({ email: 'ana@example.org' })
  const [file] = await db.select().from(formUploads)
  expect(file && unsealUploadName(alone, file)).toBe('letter.pdf')
  const answers = (await db.select().from(formEvents)).flatMap(({ body: text }) => text ?? [])
  expect(answers.map((text) => unsealAnswer(alone, reference, text))).toEqual(['Dear Ana'])
})

test('a file whose form was never sent is not lost sight of while the store is away', async () => {
  const { desk, database } = place
  const id = await keepFile('form-never-sent', null)
  const away = vi.spyOn(desk.files, 'delete').mockRejectedValueOnce(new Error('away'))
  await deleteLooseUpload(desk, id)
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(1))
  expect(await desk.files.get('form-never-sent')).toBeDefined()
  await vi.waitFor(async () => {
    await makeDue(database.pool, deleteFilesJob)
    expect(await desk.files.get('form-never-sent')).toBeUndefined()
  })
  away.mockRestore()
})
