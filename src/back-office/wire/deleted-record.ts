import type { CalledDocument, DocumentRecord } from './document-record.ts'

/** A document as it was when it was deleted. */
export interface DeletedDocument extends DocumentRecord {
  /** By which it can be brought back. */
  number: number
}

/** A document that is gone and can still be brought back. */
export interface DeletedRecord extends CalledDocument {
  /** The number of the document, by which it is brought back. */
  id: number
  by: string
  at: string
  /** From then on it stays deleted. */
  until: string
  /** Whether the public saw what was deleted, and sees it again. */
  wasPublic: boolean
}

/** Some of them, the newest first. */
export interface DeletedRecords {
  data: DeletedRecord[]
  /** What to ask for as `before` to get older ones; none where these were the last. */
  next: number | undefined
}

/** What became of a document that was brought back. */
export interface BroughtBackRecord extends Pick<DocumentRecord, 'id' | 'stage'> {
  collection: string
  /** What is not as it was, and why; each a sentence. */
  notes: string[]
}
