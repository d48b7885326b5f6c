import { eq } from 'drizzle-orm'
import type { DraftContents, SentOrder } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { sealContents } from './draft-rows.ts'
import { drafts } from './tables.ts'

/**
 * Notes that a draft became an application. Its answers live on there alone; what stays is what
 * the last page says, and through whose link somebody came.
 */
export async function finishDraft(
  desk: DraftDesk,
  id: string,
  reference: string,
  sent: SentOrder,
  { recommended }: Pick<DraftContents, 'recommended'> = {},
): Promise<void> {
  const contents = { answers: {}, sent, ...(recommended ? { recommended } : {}) }
  await desk.db
    .update(drafts)
    .set({ submittedAs: reference, contents: sealContents(desk, id, contents) })
    .where(eq(drafts.id, id))
}
