import { newSecretId } from '../references.ts'
import type { DraftContents } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { newKey } from './draft-key.ts'
import { expiryFrom, sealContents } from './draft-rows.ts'
import { draftKeys, drafts } from './tables.ts'

/** Opens a draft and gives its first key, which is shown this once. */
export async function startDraft(
  desk: DraftDesk,
  line: string,
  contents: DraftContents,
  customerId?: string,
): Promise<{ id: string; key: string }> {
  const id = newSecretId()
  const now = desk.clock.now()
  const { key, hash } = newKey()
  await desk.db.transaction(async (tx) => {
    await tx.insert(drafts).values({
      id,
      line,
      contents: sealContents(desk, id, contents),
      customerId: customerId ?? null,
      idempotencyKey: newSecretId(),
      createdAt: now,
      updatedAt: now,
      expiresAt: expiryFrom(now),
    })
    await tx.insert(draftKeys).values({ hash, draftId: id, createdAt: now })
  })
  return { id, key }
}
