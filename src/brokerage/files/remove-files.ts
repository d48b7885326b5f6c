import type { SQL } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'

/** Removes rows and bytes. The row goes first: a file without a row is unreadable by anybody. */
export async function removeFiles(
  { db, files }: Pick<BrokerageDesk, 'db' | 'files'>,
  which: SQL | undefined,
): Promise<number> {
  if (which === undefined) return 0
  const removed = await db.delete(brokerageFiles).where(which).returning({ id: brokerageFiles.id })
  for (const { id } of removed) await files.delete(id)
  return removed.length
}
