import { and, eq, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { parseUid } from '#sites/uid.ts'
import { collectReferences, type FoundReference } from './collect-references.ts'
import { knownCollection } from './collections/registry.ts'
import { contentSchedules } from './scheduling/tables.ts'
import { type Attributes, contentDocuments } from './tables.ts'
import { type FieldIssue, unfit } from './write-refusals.ts'

interface Referring {
  collection: string
  uid: string
  attributes: Attributes
}

/** Refuses a document that would show the public another one which the public cannot see. */
export async function checkReferences(
  queries: Queries,
  document: Referring & { at?: Date | undefined },
): Promise<void> {
  const found = collectReferences(document.collection, document.attributes)
  if (found.length === 0) return
  const issues = referenceIssues(document, await statesOf(queries, found, document.at))
  if (issues.length > 0) throw unfit(`${document.collection} ${document.uid}`, issues)
}

/** By collection and uid, as in `media/en-de--sunset`; what is not in it does not exist. */
type ReferenceStates = ReadonlyMap<string, 'public' | 'draft'>

/** What is wrong with the documents that a document names, one sentence for each. */
export function referenceIssues(document: Referring, states: ReferenceStates): FieldIssue[] {
  const { locale } = parseUid(document.uid)
  return collectReferences(document.collection, document.attributes).flatMap((reference) => {
    const { targetCollection, targetUid, place } = reference
    const { localized, label } = knownCollection(targetCollection)
    // Going public, it may name itself.
    const isItself = targetCollection === document.collection && targetUid === document.uid
    const state = isItself ? 'public' : states.get(keyOf(reference))
    if (state === undefined) {
      return {
        path: place,
        message: `names ${targetUid}, which is not in ${label}: choose another`,
      }
    }
    if (
      localized &&
      knownCollection(document.collection).localized &&
      !inLocale(targetUid, locale)
    ) {
      return {
        path: place,
        message: `names ${targetUid}, which is in another language or country: choose one in ${locale}`,
      }
    }
    if (state === 'public') return []
    return {
      path: place,
      message: `names ${targetUid}, which is not published: publish it in ${label} first, or choose another`,
    }
  })
}

async function statesOf(
  queries: Queries,
  found: readonly FoundReference[],
  at: Date = new Date(0),
): Promise<ReferenceStates> {
  const { id, collection, uid, attributes } = contentDocuments
  const publicBefore = queries
    .select()
    .from(contentSchedules)
    .where(
      and(
        eq(contentSchedules.documentId, id),
        eq(contentSchedules.action, 'publish'),
        eq(contentSchedules.state, 'waiting'),
        lt(contentSchedules.at, at),
      ),
    )
  const rows = await queries
    .select({
      targetCollection: collection,
      targetUid: uid,
      isPublic: sql<boolean>`${or(isNotNull(attributes), exists(publicBefore))}`,
    })
    .from(contentDocuments)
    .where(
      and(
        inArray(collection, [...new Set(found.map((each) => each.targetCollection))]),
        inArray(uid, [...new Set(found.map((each) => each.targetUid))]),
      ),
    )
  return new Map(rows.map((row) => [keyOf(row), row.isPublic ? 'public' : 'draft']))
}

function inLocale(uid: string, locale: string): boolean {
  return parseUid(uid).locale === locale
}

function keyOf(named: Pick<FoundReference, 'targetCollection' | 'targetUid'>): string {
  return `${named.targetCollection}/${named.targetUid}`
}
