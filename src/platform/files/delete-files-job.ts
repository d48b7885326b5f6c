import { z } from 'zod'
import type { Queries } from '../database/connect.ts'
import { defineJob } from '../jobs/define-job.ts'
import { oneByOne } from '../jobs/one-by-one.ts'
import type { Jobs } from '../jobs/open-jobs.ts'
import type { FileStore } from './file-store.ts'

/** Deletes bytes whose rows are gone. Tried again for days: a store can be away for hours. */
export const deleteFilesJob = defineJob({
  name: 'delete-stored-files',
  data: z.object({ names: z.array(z.string()).min(1) }),
  retries: 15,
})

/** A store that takes a second for each is done with so many before a job counts as stuck. */
const MOST_AT_ONCE = 100

/**
 * Orders that bytes are deleted, in the transaction that deletes the rows which name them. Were they
 * deleted right there, a store that is away would leave bytes that nothing names, and a transaction
 * that fails afterwards rows without bytes.
 */
export async function orderDeletion(
  jobs: Pick<Jobs, 'send'>,
  transaction: Queries,
  names: readonly string[],
): Promise<void> {
  for (let at = 0; at < names.length; at += MOST_AT_ONCE) {
    await jobs.send(transaction, deleteFilesJob, { names: names.slice(at, at + MOST_AT_ONCE) })
  }
}

/** Names that are gone already are no error, so it can be done again from the start, after one that fails. */
export async function deleteFiles(
  files: Pick<FileStore, 'delete'>,
  names: readonly string[],
): Promise<void> {
  await oneByOne(names, (name) => files.delete(name))
}
