import type { FileKind } from '../kinds.ts'

/** A file of somebody, without its bytes. */
export type StoredFile = {
  readonly id: string
  /** What kind of document it is, for those that nobody sent: `policy`, `applicationSummary` … */
  readonly code: string | undefined
  readonly kind: FileKind
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly sha256: string
  readonly createdAt: Date
  /** A later paper took its place; in lists of a contract alone. */
  readonly isReplaced?: boolean
  /** The question that it answers, in the words in which it was asked; of an application alone. */
  readonly sentFor?: string
}
