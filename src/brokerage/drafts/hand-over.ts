import { and, eq, gt, isNull, like, ne } from 'drizzle-orm'
import type { Draft } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { hashKey, newKey } from './draft-key.ts'
import { toDraft } from './draft-rows.ts'
import { draftKeys, drafts } from './tables.ts'

/** A browser follows it at once; an hour is for who loses the connection on the way. */
const HAND_OVER_MINUTES = 60

/** No key has a blank in its hash, so what is handed over opens nothing before it is redeemed. */
const HANDED_OVER = 'handed over '

/**
 * A link by which the same visitor goes on under another host. It works once, and a newer one makes
 * it void. It stands beside the keys of the draft, so that a mailed link stays good.
 */
export async function createHandOver(
  desk: DraftDesk,
  draftId: string,
): Promise<string | undefined> {
  const { key: token, hash } = newKey()
  return desk.db.transaction(async (tx) => {
    const isUnsent = and(eq(drafts.id, draftId), isNull(drafts.submittedAs))
    if ((await tx.$count(drafts, isUnsent)) === 0) return undefined
    const isHandedOver = like(draftKeys.hash, `${HANDED_OVER}%`)
    await tx.delete(draftKeys).where(and(eq(draftKeys.draftId, draftId), isHandedOver))
    const createdAt = desk.clock.now()
    await tx.insert(draftKeys).values({ hash: HANDED_OVER + hash, draftId, createdAt })
    return token
  })
}

/** The draft that a link would open now; asking does not use it up. */
export async function findHandedOver(desk: DraftDesk, token: string): Promise<Draft | undefined> {
  const [found] = await desk.db
    .select({ draft: drafts })
    .from(draftKeys)
    .innerJoin(drafts, eq(drafts.id, draftKeys.draftId))
    .where(and(isGood(desk, token), gt(drafts.expiresAt, desk.clock.now())))
  return found && toDraft(desk, found.draft)
}

/**
 * Uses the link up, where it leads to this line: this browser gets a key of its own. Only on our own
 * way from host to host the keys before it stay, for the same reason as with a mailed link: see
 * `redeemResumeToken`.
 */
export async function redeemHandOver(
  desk: DraftDesk,
  token: string,
  { line, keepsOthers }: { readonly line: string; readonly keepsOthers: boolean },
): Promise<{ draft: Draft; key: string } | undefined> {
  const draft = await findHandedOver(desk, token)
  if (draft?.line !== line) return undefined
  const { key, hash } = newKey()
  return desk.db.transaction(async (tx) => {
    // Asked and written in one statement: of two at once, one comes too late.
    const used = await tx
      .update(draftKeys)
      .set({ hash, createdAt: desk.clock.now() })
      .where(isGood(desk, token))
      .returning({ hash: draftKeys.hash })
    if (used.length === 0) return undefined
    const isAnother = and(eq(draftKeys.draftId, draft.id), ne(draftKeys.hash, hash))
    if (!keepsOthers) await tx.delete(draftKeys).where(isAnother)
    return { draft, key }
  })
}

function isGood({ clock }: DraftDesk, token: string) {
  const oldest = new Date(clock.now().getTime() - HAND_OVER_MINUTES * 60_000)
  return and(eq(draftKeys.hash, HANDED_OVER + hashKey(token)), gt(draftKeys.createdAt, oldest))
}
