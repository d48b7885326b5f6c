import { and, eq, isNull } from 'drizzle-orm'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { contactOf } from '../contact.ts'
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
        ...addressOf(desk, contents),
        updatedAt: now,
        expiresAt: expiryFrom(now),
      })
      .where(eq(drafts.id, id))
      .returning()
    return changed && toDraft(desk, changed)
  })
}

/** Who applies, as a fingerprint, as soon as they have said it. */
function addressOf({ blindKey }: DraftDesk, { answers }: DraftContents) {
  const email: unknown = contactOf(answers as Answers).email
  const isGiven = typeof email === 'string' && email.includes('@')
  return isGiven ? { emailIndex: blindIndex(blindKey, 'email', email) } : {}
}
