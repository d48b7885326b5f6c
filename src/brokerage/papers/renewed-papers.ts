import type { RequestKind } from '../kinds.ts'
import { POLICY_PAPERS, type PolicyPaperCode } from './policy-papers.tsx'
import type { RenewingChange } from './renewal.ts'

const NAMING_THE_HOLDER = [
  'policy',
  'visaCertificate',
  'membershipConfirmation',
  'municipalityCertificate',
] as const

/** Papers that a granted change makes untrue. An invoice is of its day: who moves owes nothing anew. */
export const RENEWED_PAPERS: Readonly<
  Record<RenewingChange, readonly (PolicyPaperCode | 'sepaMandate')[]>
> = {
  address: NAMING_THE_HOLDER,
  correction: NAMING_THE_HOLDER,
  startDate: POLICY_PAPERS,
  bank: ['sepaMandate', 'sepaPreNotification'],
}

export function isRenewing(kind: RequestKind): kind is RenewingChange {
  return kind in RENEWED_PAPERS
}
