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

function toIso(moment: Date | string): string {
  return (typeof moment === 'string' ? new Date(moment) : moment).toISOString()
}
