import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Draft } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { hashKey, KEY_PATTERN } from './draft-key.ts'
import { toDraft } from './draft-rows.ts'
import { draftKeys, drafts } from './tables.ts'

/**
 * The draft of a line, or of any, that a key opens; undefined for a wrong key, another line, or one
 * too old. A draft of an account opens to nobody who is signed in to another.
 */
export async function findDraft(
  desk: DraftDesk,
  line: string | undefined,
  key: string | undefined,
  viewerId?: string,
): Promise<Draft | undefined> {
  if (key === undefined || !KEY_PATTERN.test(key)) return undefined
  const [found] = await desk.db
    .select({ draft: drafts })
    .from(draftKeys)
    .innerJoin(drafts, eq(drafts.id, draftKeys.draftId))
    .where(
      and(
        eq(draftKeys.hash, hashKey(key)),
        isRunning(desk, line),
        viewerId === undefined ? undefined : isOwn(viewerId),
      ),
    )
  return found && toDraft(desk, found.draft)
}

/**
 * Whether an order for a line may name this draft as the one it was filled in as. Without a key, a
 * draft of an account is its customer's alone.
 */
export async function isDraftFor(
  desk: DraftDesk,
  line: string,
  id: string,
  viewerId?: string,
): Promise<boolean> {
  const isNamed = and(eq(drafts.id, id), isRunning(desk, line), isOwn(viewerId))
  return (await desk.db.$count(drafts, isNamed)) > 0
}

function isRunning({ clock }: DraftDesk, line: string | undefined) {
  const isOfLine = line === undefined ? undefined : eq(drafts.line, line)
  return and(isOfLine, gt(drafts.expiresAt, clock.now()))
}

function isOwn(viewerId: string | undefined) {
  const isNobodys = isNull(drafts.customerId)
  return viewerId === undefined ? isNobodys : or(isNobodys, eq(drafts.customerId, viewerId))
}
