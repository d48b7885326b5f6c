import { eq } from 'drizzle-orm'
import type { DraftDesk } from './draft-desk.ts'
import { drafts } from './tables.ts'

/** To begin anew. Files that were sent for it are cleaned away with other loose ones. */
export async function deleteDraft(desk: Pick<DraftDesk, 'db'>, id: string): Promise<void> {
  await desk.db.delete(drafts).where(eq(drafts.id, id))
}
