import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { claimedSubject, readLink, signLink } from '#platform/signed-link.ts'
import { newSecretId } from '../references.ts'
import type { Draft } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import { hashKey } from './draft-key.ts'
import { toDraft } from './draft-rows.ts'
import { findDraft } from './find-draft.ts'
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
  { email }: { email?: string } = {},
): Promise<string | undefined> {
  const salt = newSecretId()
  const changed = await desk.db
    .update(drafts)
    .set({
      linkSalt: salt,
      linksSent: sql`${drafts.linksSent} + 1`,
      // An applicant who has not said yet who applies is taken to send the link to themselves.
      ...(email === undefined
        ? {}
        : {
            emailIndex: sql`coalesce(${drafts.emailIndex}, ${blindIndex(desk.blindKey, 'email', email)})`,
          }),
    })
    .where(
      and(eq(drafts.id, draftId), isNull(drafts.submittedAs), lt(drafts.linksSent, MOST_LINKS)),
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
 * there. Whoever presses once more on the same page gets the same key: the first answer may be lost.
 */
export async function redeemResumeToken(
  desk: DraftDesk,
  secretKey: string,
  token: string,
  /** Names the page on which the button was pressed; no other page has it. */
  page: string,
): Promise<{ draft: Draft; key: string } | undefined> {
  const key = keyFor(secretKey, token, page)
  const found = await openLink(desk, secretKey, token)
  const isUsed = found !== undefined && (await spendLink(desk, found, key))
  if (isUsed) return { draft: found.draft, key }
  const before = await findDraft(desk, undefined, key)
  return before && { draft: before, key }
}

/** The draft of a link that was used in this browser, with the key that it got then. */
export async function findRedeemed(
  desk: DraftDesk,
  token: string,
  keys: readonly string[],
): Promise<{ draft: Draft; key: string } | undefined> {
  const id = claimedSubject(token)
  if (id === undefined || keys.length === 0) return undefined
  const isHeld = inArray(draftKeys.hash, keys.map(hashKey))
  const [held] = await desk.db
    .select({ hash: draftKeys.hash })
    .from(draftKeys)
    .where(and(eq(draftKeys.draftId, id), isHeld))
  const key = keys.find((each) => hashKey(each) === held?.hash)
  const draft = await findDraft(desk, undefined, key)
  return key !== undefined && draft ? { draft, key } : undefined
}

/** Whether the link was still unused; then only the new key opens the draft from now on. */
function spendLink(
  desk: DraftDesk,
  { draft, salt }: { readonly draft: Draft; readonly salt: string },
  key: string,
): Promise<boolean> {
  return desk.db.transaction(async (tx) => {
    const used = await tx
      .update(drafts)
      .set({ linkSalt: null })
      // A newer link that was sent meanwhile is another one: this one is void, that one is unused.
      .where(and(eq(drafts.id, draft.id), eq(drafts.linkSalt, salt)))
      .returning({ id: drafts.id })
    if (used.length === 0) return false
    await tx.delete(draftKeys).where(eq(draftKeys.draftId, draft.id))
    const row = { hash: hashKey(key), draftId: draft.id, createdAt: desk.clock.now() }
    await tx.insert(draftKeys).values(row)
    return true
  })
}

/** As hard to guess as one by chance, for who does not know our secret. */
function keyFor(secretKey: string, token: string, page: string): string {
  return createHmac('sha256', secretKey).update(`draft key\0${token}\0${page}`).digest('base64url')
}

const purpose = 'resume draft'
