import { and, desc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import { adviceRecords } from '../advice/tables.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { newSecretId } from '../references.ts'
import { brokerageFiles } from '../tables.ts'
import type { Draft } from './draft.ts'
import type { DraftDesk, ManyDraftsDesk } from './draft-desk.ts'
import { hashKey, newKey } from './draft-key.ts'
import { MOST_DRAFTS_OF_ACCOUNT } from './draft-limits.ts'
import { placeOf, toDraft } from './draft-rows.ts'
import { draftKeys, drafts } from './tables.ts'

/** Applications under way of an account, the newest first. */
export async function findDraftsOf(
  desk: DraftDesk,
  actor: ActingUser,
  { limit }: { readonly limit?: number } = {},
): Promise<readonly Draft[]> {
  if (actor.kind !== 'customer') return []
  const rows = desk.db
    .select()
    .from(drafts)
    .where(and(eq(drafts.customerId, actor.userId), isOpen(desk)))
    .orderBy(desc(drafts.updatedAt))
  const shown = await (limit === undefined ? rows : rows.limit(limit))
  return thoseThatOpen(desk, shown, placeOf, (row) => toDraft(desk, row))
}

/** How many more the account of who is signed in takes. */
export async function roomForDrafts(
  desk: DraftDesk,
  { userId }: ActingUser & { kind: 'customer' },
): Promise<number> {
  const held = await desk.db.$count(drafts, and(eq(drafts.customerId, userId), isOpen(desk)))
  return Math.max(0, MOST_DRAFTS_OF_ACCOUNT - held)
}

/** Gives the owner's browser a key, to go on from the account; undefined for anybody else. */
export async function openOwnDraft(
  desk: DraftDesk,
  actor: ActingUser,
  id: string,
): Promise<{ draft: Draft; key: string } | undefined> {
  if (actor.kind !== 'customer') return undefined
  const [row] = await desk.db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.customerId, actor.userId), isOpen(desk)))
  if (!row) return undefined
  const { key, hash } = newKey()
  await desk.db.insert(draftKeys).values({ hash, draftId: id, createdAt: desk.clock.now() })
  return { draft: toDraft(desk, row), key }
}

/** Ties the draft that a signed-in applicant goes on with to their account. */
export function ownDraft(
  desk: ManyDraftsDesk,
  actor: ActingUser & { kind: 'customer' },
  draft: Draft,
  key: string,
): Promise<Draft> {
  return desk.db.transaction(async (tx) => {
    const tied = await tie({ ...desk, db: tx }, actor.userId, [draft.id], [key])
    return tied.length > 0 ? { ...draft, customerId: actor.userId } : draft
  })
}

/**
 * Ties the drafts in which a proven address applies to its account. Whoever else has a key to one
 * loses it: anybody can type an address, and must not read what its owner goes on to write.
 */
export async function adoptDrafts(
  desk: ManyDraftsDesk,
  actor: ActingUser & { kind: 'customer' },
  provenEmail: string,
  /** Keys that this very browser holds. */
  keys: readonly string[] = [],
  /** Anybody can type an address into any number: at a sign-in the newest, as many as the account takes. */
  { most }: { readonly most?: number } = {},
): Promise<number> {
  const emailIndex = blindIndex(desk.blindKey, 'email', provenEmail)
  return desk.db.transaction(async (tx) => {
    const theirs = tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.emailIndex, emailIndex), isNull(drafts.customerId), isOpen(desk)))
      .orderBy(desc(drafts.updatedAt))
      .for('update')
    const found = await (most === undefined ? theirs : theirs.limit(most))
    const ids = found.map(({ id }) => id)
    return (await tie({ ...desk, db: tx }, actor.userId, ids, keys)).length
  })
}

/**
 * After signing out no browser opens the account's drafts or its advice by itself; the
 * account does. Links that were given before open nothing any more.
 */
export async function closeDrafts(
  { db }: { readonly db: Queries },
  customerId: string,
  /** Keys of the browser that signs the others out. */
  kept: readonly string[] = [],
): Promise<void> {
  const theirs = db.select({ id: drafts.id }).from(drafts).where(eq(drafts.customerId, customerId))
  // Before their keys, as by a link that opens one, and in the order in which `moveDrafts` holds them.
  const own = (await theirs.orderBy(drafts.id).for('update')).map(({ id }) => id)
  await db.delete(draftKeys).where(and(inArray(draftKeys.draftId, own), isNoneOf(kept)))
  await db.update(drafts).set({ linkSalt: null }).where(inArray(drafts.id, own))
  await db
    .update(adviceRecords)
    .set({ linkSalt: newSecretId() })
    .where(eq(adviceRecords.customerId, customerId))
}

function isNoneOf(keys: readonly string[]) {
  return notInArray(draftKeys.hash, ['', ...keys.map(hashKey)])
}

function isOpen({ clock }: DraftDesk) {
  return and(isNull(drafts.submittedAs), gt(drafts.expiresAt, clock.now()))
}

async function tie(
  desk: ManyDraftsDesk,
  customerId: string,
  ids: readonly string[],
  keys: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { db } = desk
  const rows = await db
    .update(drafts)
    .set({ customerId, linkSalt: null })
    .where(and(inArray(drafts.id, [...ids]), isNull(drafts.customerId)))
    .returning()
  const tied = rows.map(({ id }) => id)
  if (tied.length === 0) return []
  await db.delete(draftKeys).where(and(inArray(draftKeys.draftId, tied), isNoneOf(keys)))
  await db
    .update(brokerageFiles)
    .set({ customerId })
    .where(and(inArray(brokerageFiles.draftId, tied), isNull(brokerageFiles.customerId)))
  const advice: string[] = []
  for (const row of rows) {
    const draft = await ifItOpens(desk.log, placeOf(row), () => toDraft(desk, row))
    if (draft?.contents.advice) advice.push(draft.contents.advice.id)
  }
  if (advice.length > 0) {
    await db
      .update(adviceRecords)
      .set({ customerId })
      .where(and(inArray(adviceRecords.id, advice), isNull(adviceRecords.customerId)))
  }
  return tied
}
