import { and, eq, isNull, lte } from 'drizzle-orm'
import { handleJob, type JobHandler } from '#platform/jobs/open-jobs.ts'
import { forgetSubmission, forgetUpload } from './forget-jobs.ts'
import type { FormDesk } from './form-desk.ts'
import { formSubmissions, formUploads } from './tables.ts'

type Forgetting = Pick<FormDesk, 'db' | 'files' | 'clock'>

export function forgetHandlers(desk: Forgetting): JobHandler[] {
  return [
    handleJob(forgetSubmission, ({ submissionId }) => deleteSubmission(desk, submissionId)),
    handleJob(forgetUpload, ({ uploadId }) => deleteLooseUpload(desk, uploadId)),
  ]
}

/** Files first: a row without its file can be deleted again, a file without its row is lost sight of. */
export async function deleteSubmission(desk: Forgetting, submissionId: number): Promise<void> {
  const isDue = and(
    eq(formSubmissions.id, submissionId),
    lte(formSubmissions.deleteAfter, desk.clock.now()),
  )
  const [due] = await desk.db.select({ id: formSubmissions.id }).from(formSubmissions).where(isDue)
  if (due === undefined) return
  const uploads = await desk.db
    .select({ storeName: formUploads.storeName })
    .from(formUploads)
    .where(eq(formUploads.submissionId, submissionId))
  for (const { storeName } of uploads) await desk.files.delete(storeName)
  await desk.db.delete(formSubmissions).where(isDue)
}

/** Whoever sends the form meanwhile waits for the row. If the store is away it stays, for another try. */
export async function deleteLooseUpload(desk: Forgetting, uploadId: number): Promise<void> {
  const isLoose = and(eq(formUploads.id, uploadId), isNull(formUploads.submissionId))
  await desk.db.transaction(async (transaction) => {
    const [loose] = await transaction.delete(formUploads).where(isLoose).returning()
    if (loose !== undefined) await desk.files.delete(loose.storeName)
  })
}
