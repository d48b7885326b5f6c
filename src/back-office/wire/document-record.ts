import type { Stage } from '#content/query/find-query.ts'
import type { VersionAction } from '#content/versions.ts'

/** A document as the back office sees it: the draft where there is one. */
export interface DocumentRecord {
  /** The uid, by which documents also refer to each other. */
  id: string
  locale: string
  /** The uid without its locale: what translations share. */
  name: string
  stage: Stage
  /** Grows with every write; sent back with a change, so that nothing newer is overwritten. */
  revision: number
  /** Whole in lists too. */
  attributes: Record<string, unknown>
  createdAt: string
  updatedAt: string
  publishedAt: string | null
  /** Who wrote it last, where that is known; absent in lists. */
  updatedBy?: string
}

export interface RecordPage {
  data: DocumentRecord[]
  total: number
}

/** A document by the words of editors, also when it is gone. */
export interface CalledDocument {
  collection: string
  uid: string
  /** What editors call the document, as it was saved then. */
  title: string
  /** What editors call its collection. */
  kind: string
  /** Left out where one document stands for every language. */
  language?: string
}

/** One saved state of a document. */
export interface VersionRecord {
  id: number
  action: VersionAction
  by: string
  at: string
}

/** A saved state with its content, and the content of the state before it. */
export interface VersionContent extends VersionRecord {
  attributes: Record<string, unknown>
  before: Record<string, unknown>
}

/** One locale of a document; without a document where it is missing. */
export interface TranslationRecord {
  locale: string
  document: Pick<DocumentRecord, 'id' | 'stage' | 'updatedAt'> | null
}

/** A document that refers to another one. */
interface UsageRecord {
  collection: string
  id: string
  title: string
  isPublic: boolean
}

/** The public ones first, then the newest; `total` counts those that are left out, too. */
export interface UsagePage {
  data: UsageRecord[]
  total: number
}
