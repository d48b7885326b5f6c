import { randomBytes } from 'node:crypto'
import { putThenName } from '#platform/files/put-then-name.ts'
import { forgetUpload } from './forget-jobs.ts'
import type { FormDesk } from './form-desk.ts'
import { sealUploadName } from './submission-body.ts'
import { formUploads } from './tables.ts'

/** A file that belongs to no message is deleted after a day. */
const hoursWithoutMessage = 24

/** Keeps a checked file until it belongs to a message. */
export async function storeUpload(
  desk: Pick<FormDesk, 'db' | 'files' | 'jobs' | 'clock' | 'keyring'>,
  { formUid, field }: { formUid: string; field: string },
  { name, bytes, type }: { name: string; bytes: Uint8Array; type: string },
): Promise<{ id: number; name: string }> {
  const storeName = `form-${randomBytes(18).toString('hex')}`
  const now = desk.clock.now()
  const row = {
    storeName,
    sealedWith: desk.keyring[0].id,
    formUid,
    field,
    type,
    bytes: bytes.length,
    createdAt: now,
    name: sealUploadName(desk.keyring, storeName, name),
  }
  return putThenName(desk.files, { name: storeName, bytes }, () =>
    desk.db.transaction(async (transaction) => {
      const [inserted] = await transaction.insert(formUploads).values(row).returning()
      if (inserted === undefined) throw new Error('An upload was not inserted.')
      const startAfter = new Date(now.getTime() + hoursWithoutMessage * 3_600_000)
      await desk.jobs.send(transaction, forgetUpload, { uploadId: inserted.id }, { startAfter })
      return { id: inserted.id, name }
    }),
  )
}
