import type { CaseKind } from '#brokerage/kinds.ts'

/** What somebody did or saw. */
export type AuditRecord = {
  readonly id: number
  readonly at: string
  /** Who, by name. */
  readonly by: string
  readonly kind: CaseKind
  readonly reference: string
  /** About whom, by name, where it is about a colleague. */
  readonly colleague?: string | undefined
  readonly action: string
  /** Codes: from where to where, which file. */
  readonly details: Readonly<Record<string, unknown>>
}

export type AuditPage = {
  readonly data: readonly AuditRecord[]
  /** Asked for as `before`, it brings what is older; none on the last page. */
  readonly next: number | undefined
}
