import { and, asc, eq, isNull } from 'drizzle-orm'
import { caseNotes } from '#brokerage/office/tables.ts'
import { orderDeletion } from '#platform/files/delete-files-job.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import { oneByOne } from '#platform/jobs/one-by-one.ts'
import type { Jobs } from '#platform/jobs/open-jobs.ts'
import { forgetSubmissions, forgetUpload } from './forget-jobs.ts'
import type { FormDesk } from './form-desk.ts'
import { areNotesOn, hasRunOut } from './kept-messages.ts'
import { saysComplaint, unsealBody } from './submission-body.ts'
import { formSubmissions, formUploads } from './tables.ts'

type Forgetting = Pick<FormDesk, 'db' | 'jobs' | 'clock' | 'keyring'>

/** Messages at a time; the rest has its turn a few hours later. */
const mostAtOnce = 1_000

/** The jobs that they order come to be with these handlers, so they are asked for then. */
export function forgetHandlers(
  parts: Omit<Forgetting, 'jobs'>,
  jobs: () => Pick<Jobs, 'send'>,
): JobHandler[] {
  return [
    handleJob(forgetSubmissions, () => deleteWhatRanOut({ ...parts, jobs: jobs() })),
    handleJob(forgetUpload, ({ uploadId }) =>
      deleteLooseUpload({ ...parts, jobs: jobs() }, uploadId),
    ),
  ]
}

/**
 * Deletes messages whose time is over. Harmless at any time and any number of times. One that cannot be
 * read keeps none of the others.
 */
export async function deleteWhatRanOut(desk: Forgetting): Promise<void> {
  try {
    await enterComplaints(desk)
  } finally {
    const due = await desk.db
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(hasRunOut(desk.clock))
      .orderBy(asc(formSubmissions.id))
      .limit(mostAtOnce)
    await oneByOne(due, ({ id }) => deleteSubmission(desk, id))
  }
}

/** Messages that a version without a register took: whether their senders complained. */
async function enterComplaints({ db, keyring }: Forgetting): Promise<void> {
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(isNull(formSubmissions.isComplaint))
    .limit(mostAtOnce)
  await oneByOne(rows, async (row) => {
    const isComplaint = saysComplaint(unsealBody(keyring, row))
    await db
      .update(formSubmissions)
      .set({ isComplaint })
      .where(and(eq(formSubmissions.id, row.id), isNull(formSubmissions.isComplaint)))
  })
}

/** Rows at once; bytes by a job that is ordered with it, and tried again while the store is away. */
async function deleteSubmission({ db, jobs, clock }: Forgetting, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    // A colleague who puts a file to it just now is waited for, so that the file goes along.
    const [gone] = await transaction
      .select({ reference: formSubmissions.reference })
      .from(formSubmissions)
      .where(and(eq(formSubmissions.id, id), hasRunOut(clock)))
      .for('update')
    if (gone === undefined) return
    const uploads = await transaction
      .delete(formUploads)
      .where(eq(formUploads.submissionId, id))
      .returning({ storeName: formUploads.storeName })
    await transaction.delete(formSubmissions).where(eq(formSubmissions.id, id))
    await transaction.delete(caseNotes).where(areNotesOn([gone.reference]))
    const names = uploads.map(({ storeName }) => storeName)
    await orderDeletion(jobs, transaction, names)
  })
}

/** Whoever sends the form meanwhile waits for the row. */
export async function deleteLooseUpload(
  desk: Pick<Forgetting, 'db' | 'jobs'>,
  uploadId: number,
): Promise<void> {
  const isLoose = and(eq(formUploads.id, uploadId), isNull(formUploads.submissionId))
  await desk.db.transaction(async (transaction) => {
    const [loose] = await transaction.delete(formUploads).where(isLoose).returning()
    if (loose !== undefined) await orderDeletion(desk.jobs, transaction, [loose.storeName])
  })
}
