import { and, eq, inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import type { Queries } from '#platform/database/connect.ts'
import { checkUpload, type UploadRefusal } from '#platform/files/check-upload.ts'
import { cleanFileName } from '#platform/files/clean-file-name.ts'
import { orderDeletion } from '#platform/files/delete-files-job.ts'
import { MOST_FILES_AT_ONCE } from '#platform/files/upload-limits.ts'
import type { FormDesk } from '../form-desk.ts'
import { storeUpload } from '../store-upload.ts'
import { formSubmissions, formUploads } from '../tables.ts'
import { isEntered } from './seen-by.ts'

type Scan = { readonly name: string; readonly bytes: Uint8Array }

type Attaching =
  | { readonly outcome: 'attached' | 'notFound' | 'tooManyFiles' }
  /** With the name of the first that is not taken. */
  | { readonly outcome: UploadRefusal; readonly name: string }

/**
 * Puts files to a complaint that a colleague entered: the letter, scanned. They are checked, kept
 * and deleted like what comes with a form; all of them, or none.
 */
export async function attachFiles(
  desk: FormDesk,
  actor: ActingUser,
  submissionId: number,
  scans: readonly Scan[],
): Promise<Attaching> {
  if ((await findEntered(desk.db, actor, submissionId)) === undefined)
    return { outcome: 'notFound' }
  const files: (Scan & { type: string })[] = []
  for (const { name, bytes } of scans) {
    const checked = checkUpload(bytes)
    if (!checked.ok) return { outcome: checked.refusal, name: cleanFileName(name, undefined) }
    const { type } = checked
    files.push({ bytes, type, name: cleanFileName(name, type) })
  }
  const place = { formUid: '', field: 'letter' }
  const ids: number[] = []
  for (const file of files) ids.push((await storeUpload(desk, place, file)).id)
  return desk.db.transaction(async (transaction) => {
    const reference = await findEntered(transaction, actor, submissionId)
    if (reference === undefined) return { outcome: 'notFound' }
    const isOwn = eq(formUploads.submissionId, submissionId)
    const before = await transaction.$count(formUploads, isOwn)
    if (before + ids.length > MOST_FILES_AT_ONCE) return { outcome: 'tooManyFiles' }
    await transaction.update(formUploads).set({ submissionId }).where(inArray(formUploads.id, ids))
    for (const id of ids) {
      await noteFile(desk, transaction, actor, { action: 'add-file', reference, id })
    }
    return { outcome: 'attached' }
  })
}

/** Takes back what a colleague put to the wrong complaint. What a sender sent stays. */
export async function removeFile(
  desk: FormDesk,
  actor: ActingUser,
  { submissionId, uploadId: id }: { readonly submissionId: number; readonly uploadId: number },
): Promise<boolean> {
  return desk.db.transaction(async (transaction) => {
    const reference = await findEntered(transaction, actor, submissionId)
    if (reference === undefined) return false
    const [gone] = await transaction
      .delete(formUploads)
      .where(and(eq(formUploads.id, id), eq(formUploads.submissionId, submissionId)))
      .returning({ storeName: formUploads.storeName })
    if (gone === undefined) return false
    await orderDeletion(desk.jobs, transaction, [gone.storeName])
    await noteFile(desk, transaction, actor, { action: 'remove-file', reference, id })
    return true
  })
}

/** The reference of what a colleague entered; others who work on its files wait. */
async function findEntered(
  queries: Queries,
  actor: ActingUser,
  id: number,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ reference: formSubmissions.reference })
    .from(formSubmissions)
    .where(isEntered(actor, id))
    .for('update')
  return found?.reference
}

/** By its number: names of files tell a lot. */
function noteFile(
  desk: Pick<FormDesk, 'clock'>,
  queries: Queries,
  actor: ActingUser,
  { action, reference, id }: { action: string; reference: string; id: number },
): Promise<void> {
  const about = { caseKind: 'message', caseReference: reference } as const
  return recordAudit(desk, queries, actor, { action, ...about, details: { file: id } })
}
