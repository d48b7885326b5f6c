import { and, eq, isNull } from 'drizzle-orm'
import type { Draft, DraftContents } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { expiryFrom, sealContents, toDraft } from './draft-rows.ts'
import { drafts } from './tables.ts'

/**
 * Changes what a draft holds. The row is locked meanwhile, so that two windows of one visitor add
 * to each other. A draft that was sent does not change any more: undefined then.
 */
export async function changeDraft(
  desk: DraftDesk,
  id: string,
  change: (contents: DraftContents) => DraftContents,
): Promise<Draft | undefined> {
  return desk.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(drafts)
      .where(and(eq(drafts.id, id), isNull(drafts.submittedAs)))
      .for('update')
    if (!row) return undefined
    const now = desk.clock.now()
    const contents = change(toDraft(desk, row).contents)
    const [changed] = await tx
      .update(drafts)
      .set({
        contents: sealContents(desk, id, contents),
        updatedAt: now,
        expiresAt: expiryFrom(now),
      })
      .where(eq(drafts.id, id))
      .returning()
    return changed && toDraft(desk, changed)
  })
}
