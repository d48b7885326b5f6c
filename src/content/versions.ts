import { and, desc, eq, ne } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { type Attributes, type ContentVersion, contentVersions } from './tables.ts'

export type VersionAction =
  | 'seed'
  | 'save-draft'
  | 'discard-draft'
  | 'publish'
  | 'unpublish'
  | 'rename'
  | 'unshare'
  | 'delete'

interface NewVersion {
  documentId: number
  collection: string
  uid: string
  action: VersionAction
  attributes: Attributes | null
  publishedAt?: Date | null
}

export async function keepVersions(
  queries: Queries,
  by: ActingUser,
  versions: readonly NewVersion[],
): Promise<void> {
  if (versions.length === 0) return
  const actor = { actorKind: by.kind, actorId: idOf(by) }
  await queries.insert(contentVersions).values(versions.map((each) => ({ ...each, ...actor })))
}

/** The history of a document, the newest first. */
export async function listVersions(
  queries: Queries,
  documentId: number,
  limit = 100,
): Promise<ContentVersion[]> {
  return queries
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.documentId, documentId))
    .orderBy(desc(contentVersions.id))
    .limit(limit)
}

/** The last that changed the document itself. */
export async function findLastWrite(
  queries: Queries,
  documentId: number,
): Promise<ContentVersion | undefined> {
  const rows = await queries
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.documentId, documentId), ne(contentVersions.action, 'unshare')))
    .orderBy(desc(contentVersions.id))
    .limit(1)
  return rows[0]
}

export function isWrittenBy(by: ActingUser, version: ContentVersion | undefined): boolean {
  return version?.actorKind === by.kind && version.actorId === idOf(by)
}

export async function findVersion(
  queries: Queries,
  documentId: number,
  versionId: number,
): Promise<ContentVersion | undefined> {
  const rows = await queries
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.id, versionId), eq(contentVersions.documentId, documentId)))
  return rows[0]
}

function idOf(by: ActingUser): string | null {
  if (by.kind === 'token') return by.tokenId
  return by.kind === 'customer' || by.kind === 'staff' ? by.userId : null
}
