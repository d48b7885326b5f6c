/** A file of somebody, without its bytes. */
export type StoredFile = {
  readonly id: string
  /** What kind of document it is, for those that we made: `policy`, `applicationSummary` … */
  readonly code: string | undefined
  readonly kind: 'upload' | 'document'
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly sha256: string
  readonly createdAt: Date
  /** A later paper took its place; in lists of a contract alone. */
  readonly isReplaced?: boolean
}
