import { eq } from 'drizzle-orm'
import type { SentOrder } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { sealContents } from './draft-rows.ts'
import { drafts } from './tables.ts'

/**
 * Notes that a draft became an application. Its answers live on there alone; what stays is what
 * the last page says.
 */
export async function finishDraft(
  desk: DraftDesk,
  id: string,
  reference: string,
  sent: SentOrder,
): Promise<void> {
  await desk.db
    .update(drafts)
    .set({ submittedAs: reference, contents: sealContents(desk, id, { answers: {}, sent }) })
    .where(eq(drafts.id, id))
}
