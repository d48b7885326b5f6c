import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { deleteFilesJob } from '#platform/files/delete-files-job.ts'
import { listJobs } from '#platform/jobs/list-jobs.ts'
import { makeDue } from '#platform/jobs/test-make-due.ts'
import { startDraft } from '../drafts/start-draft.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF, uploadPdf } from '../test-uploads.ts'
import { deleteUpload } from './delete-upload.ts'
import { readFile } from './read-file.ts'
import { removeFiles } from './remove-files.ts'

const office = await shareTestDesk()

async function upload(): Promise<string> {
  return (await uploadPdf(office.desk, anonymous)).id
}

test('a store that is away gets rid of the bytes once it is back', async () => {
  const { desk } = office
  const id = await upload()
  const away = vi.spyOn(desk.files, 'delete').mockRejectedValueOnce(new Error('away'))
  expect(await removeFiles(desk, eq(brokerageFiles.id, id))).toBe(1)
  expect(await readFile(desk, system, id)).toBeUndefined()
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(1))
  expect(await desk.files.get(id)).toBeDefined()
  await vi.waitFor(async () => {
    await makeDue(office.database.pool, deleteFilesJob)
    expect(await desk.files.get(id)).toBeUndefined()
  })
  away.mockRestore()
})

test('a transaction that fails afterwards leaves rows with their bytes', async () => {
  const { desk } = office
  const id = await upload()
  const failing = desk.db.transaction(async (transaction) => {
    expect(await removeFiles({ ...desk, db: transaction }, eq(brokerageFiles.id, id))).toBe(1)
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else')
  const told = [{ names: [id] }]
  expect(await listJobs(desk.db, { queue: deleteFilesJob.name, told })).toEqual([])
  expect((await readFile(desk, system, id))?.bytes).toEqual(SMALL_PDF)
})

test('a file is taken back with the draft it was sent for, until that is submitted', async () => {
  const { desk } = office
  const [own, others] = [
    await startDraft(desk, 'household', { answers: {} }),
    await startDraft(desk, 'household', { answers: {} }),
  ]
  const { id } = await uploadPdf(desk, anonymous, { draftId: own.id })
  expect(await deleteUpload(desk, others.id, id)).toBe(false)
  const reference = await placeOrder(desk, anonymous, 'household')
  const [submitted] = await desk.db
    .select({ applicationId: applications.id })
    .from(applications)
    .where(eq(applications.reference, reference))
  const move = (applicationId: number | null) =>
    desk.db.update(brokerageFiles).set({ applicationId }).where(eq(brokerageFiles.id, id))
  await move(submitted?.applicationId ?? null)
  expect(await deleteUpload(desk, own.id, id)).toBe(false)
  expect(await readFile(desk, system, id)).toBeDefined()
  await move(null)
  expect(await deleteUpload(desk, own.id, id)).toBe(true)
  expect(await readFile(desk, system, id)).toBeUndefined()
})
