import type { SQL } from 'drizzle-orm'
import { orderDeletion } from '#platform/files/delete-files-job.ts'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'

/**
 * Removes files: their rows here and now, so that nobody reads them any more, and their bytes by a
 * job that is ordered with it. All of it, or nothing, inside of a caller's transaction too.
 */
export async function removeFiles(
  { db, jobs }: Pick<BrokerageDesk, 'db' | 'jobs'>,
  which: SQL | undefined,
): Promise<number> {
  if (which === undefined) return 0
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(brokerageFiles)
      .where(which)
      .returning({ id: brokerageFiles.id })
    const names = removed.map(({ id }) => id)
    await orderDeletion(jobs, transaction, names)
    return names.length
  })
}
