import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { claimedSubject, readLink, signLink } from '#platform/signed-link.ts'
import { newSecretId } from '../references.ts'
import type { Draft } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { newKey } from './draft-key.ts'
import { toDraft } from './draft-rows.ts'
import { draftKeys, drafts } from './tables.ts'

/** Hours for which an e-mailed link opens a draft. */
export const LINK_HOURS = 72

/** Links that are sent for one draft: enough for a few devices, too few to pester somebody. */
export const MOST_LINKS = 10

/**
 * A link by which the draft goes on elsewhere. It works once, until it
 * expires, and a newer one makes it void. undefined when too many were asked for.
 */
export async function createResumeToken(
  desk: DraftDesk,
  secretKey: string,
  draftId: string,
  /** Links that lead from one of our hosts to another at once are not counted. */
  { mailed = true, email }: { mailed?: boolean; email?: string } = {},
): Promise<string | undefined> {
  const salt = newSecretId()
  const changed = await desk.db
    .update(drafts)
    .set({
      linkSalt: salt,
      linksSent: sql`${drafts.linksSent} + ${mailed ? 1 : 0}`,
      // Who has not said yet who applies is taken to have it sent to themselves.
      ...(email === undefined
        ? {}
        : {
            emailIndex: sql`coalesce(${drafts.emailIndex}, ${blindIndex(desk.blindKey, 'email', email)})`,
          }),
    })
    .where(
      and(
        eq(drafts.id, draftId),
        isNull(drafts.submittedAs),
        mailed ? lt(drafts.linksSent, MOST_LINKS) : undefined,
      ),
    )
    .returning({ id: drafts.id })
  if (changed.length === 0) return undefined
  const expires = new Date(desk.clock.now().getTime() + LINK_HOURS * 3_600_000)
  return signLink({ secretKey, purpose, salt }, draftId, expires)
}

/** Whether a link would open something now; asking does not use it up. */
export async function findResumable(
  desk: DraftDesk,
  secretKey: string,
  token: string,
): Promise<Draft | undefined> {
  return (await openLink(desk, secretKey, token))?.draft
}

/** The draft behind a link, with the salt that the link was checked by. */
async function openLink(
  desk: DraftDesk,
  secretKey: string,
  token: string,
): Promise<{ readonly draft: Draft; readonly salt: string } | undefined> {
  const id = claimedSubject(token)
  const now = desk.clock.now()
  if (id === undefined) return undefined
  const [row] = await desk.db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), gt(drafts.expiresAt, now)))
  const salt = row?.linkSalt
  if (!row || !salt) return undefined
  const opened = readLink({ secretKey, purpose, salt }, token, now)
  return opened === id ? { draft: toDraft(desk, row), salt } : undefined
}

/**
 * Uses the link up: this browser gets a key of its own, and those before it open nothing any more.
 * Anybody can send a link to an application that they began, and would read along what is typed
 * there. Only our own way from host to host keeps the others.
 */
export async function redeemResumeToken(
  desk: DraftDesk,
  secretKey: string,
  token: string,
  { keepsOthers = false } = {},
): Promise<{ draft: Draft; key: string } | undefined> {
  const found = await openLink(desk, secretKey, token)
  if (!found) return undefined
  const { draft, salt } = found
  const { key, hash } = newKey()
  return desk.db.transaction(async (tx) => {
    const used = await tx
      .update(drafts)
      .set({ linkSalt: null })
      // A newer link that was sent meanwhile is another one: this one is void, that one is unused.
      .where(and(eq(drafts.id, draft.id), eq(drafts.linkSalt, salt)))
      .returning({ id: drafts.id })
    if (used.length === 0) return undefined
    if (!keepsOthers) await tx.delete(draftKeys).where(eq(draftKeys.draftId, draft.id))
    await tx.insert(draftKeys).values({ hash, draftId: draft.id, createdAt: desk.clock.now() })
    return { draft, key }
  })
}

const purpose = 'resume draft'
