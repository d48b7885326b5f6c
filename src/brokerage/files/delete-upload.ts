import { and, eq, isNull } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { brokerageFiles } from '../tables.ts'
import { removeFiles } from './remove-files.ts'

/** Takes a file of a draft back, for who knows the draft. False where there is none. */
export async function deleteUpload(
  desk: BrokerageDesk,
  draftId: string,
  fileId: string,
): Promise<boolean> {
  const removed = await removeFiles(
    desk,
    and(
      eq(brokerageFiles.id, fileId),
      eq(brokerageFiles.draftId, draftId),
      isNull(brokerageFiles.applicationId),
    ),
  )
  return removed > 0
}

/** All files of a draft that is deleted and was never submitted. */
export function deleteUploadsOfDraft(
  desk: Pick<BrokerageDesk, 'db' | 'jobs'>,
  draftId: string,
): Promise<number> {
  return removeFiles(
    desk,
    and(eq(brokerageFiles.draftId, draftId), isNull(brokerageFiles.applicationId)),
  )
}
