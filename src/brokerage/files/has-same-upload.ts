import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'

/** Whether one of these files of a draft has the very same bytes: a second click sends them again. */
export async function hasSameUpload(
  { db }: Pick<BrokerageDesk, 'db'>,
  draftId: string,
  fileIds: readonly string[],
  bytes: Uint8Array,
): Promise<boolean> {
  if (fileIds.length === 0) return false
  const isOfDraft = eq(brokerageFiles.draftId, draftId)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const isSame = and(inArray(brokerageFiles.id, [...fileIds]), eq(brokerageFiles.sha256, sha256))
  return (await db.$count(brokerageFiles, and(isOfDraft, isSame))) > 0
}
