import type { RequestKind } from '../kinds.ts'
import { POLICY_PAPERS, type PolicyPaperCode } from './policy-papers.tsx'
import type { RenewingChange } from './renewal.ts'

/** Papers that a granted change makes untrue. An invoice is of its day: who moves owes nothing anew. */
export const RENEWED_PAPERS: Readonly<
  Record<RenewingChange, readonly (PolicyPaperCode | 'sepaMandate')[]>
> = {
  address: ['policy', 'visaCertificate', 'membershipConfirmation', 'municipalityCertificate'],
  startDate: POLICY_PAPERS,
  bank: ['sepaMandate', 'sepaPreNotification'],
}

export function isRenewing(kind: RequestKind): kind is RenewingChange {
  return kind in RENEWED_PAPERS
}
