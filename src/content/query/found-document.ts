import type { Attributes } from '../tables.ts'
import type { PopulateNode } from './find-query.ts'

/** A document as a query found it. */
export interface FoundDocument {
  id: number
  collection: string
  uid: string
  locale: string
  /** In the state that was asked for. References are uids; `Populated` has the documents. */
  attributes: Attributes
  /**
   * The scalars as JSON text without its closing brace, where they were read to be passed on. Then
   * `attributes` has what else was asked for.
   */
  wire?: string
  /** The scalars that `wire` has; all when undefined. */
  wireFields?: ReadonlySet<string> | undefined
  /** What was written of it alone, where the document is kept: by the part of a query that asked. */
  texts?: Map<PopulateNode | 'open', Buffer>
  createdAt: string
  updatedAt: string
  publishedAt: string | null
}

/** The documents that populated fields refer to, by the part of the query that asked for them. */
export interface Populated {
  /** Of a reference: by uid, in the order that was asked for. */
  references: ReadonlyMap<PopulateNode, ReadonlyMap<string, FoundDocument>>
  /** Of `localizations`: by the id of the document that has them. */
  localizations: ReadonlyMap<PopulateNode, ReadonlyMap<number, readonly FoundDocument[]>>
}

/** A row of the statements in this folder. */
export interface DocumentRow extends Record<string, unknown> {
  id: string | number
  collection: string
  uid: string
  locale: string
  attributes: Attributes | null
  created_at: Date | string
  updated_at: Date | string
  published_at: Date | string | null
}

export function toFoundDocument(row: DocumentRow): FoundDocument {
  return {
    id: Number(row.id),
    collection: row.collection,
    uid: row.uid,
    locale: row.locale,
    attributes: row.attributes ?? {},
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    publishedAt: row.published_at === null ? null : toIso(row.published_at),
  }
}

/** A moment in UTC, as PostgreSQL writes it, to the millisecond. */
const utcText = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?\+00$/

export function toIso(moment: Date | string): string {
  if (typeof moment !== 'string') return moment.toISOString()
  // Nine of ten; the rest ends in zeros, which PostgreSQL leaves out.
  if (moment.length === 26 && moment.endsWith('+00')) {
    return `${moment.slice(0, 10)}T${moment.slice(11, 23)}Z`
  }
  if (!utcText.test(moment)) return new Date(moment).toISOString()
  const [seconds = '', fraction = ''] = moment.slice(11, -3).split('.')
  return `${moment.slice(0, 10)}T${seconds}.${fraction.padEnd(3, '0')}Z`
}
