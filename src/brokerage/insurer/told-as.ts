import type { HandedMessage } from '../hand-over.ts'
import type { RequestKind } from '../kinds.ts'

/** What an insurer gets of each kind of request; questions and papers are ours to answer and post. */
export const TOLD_AS: Readonly<Record<RequestKind, HandedMessage['kind'] | undefined>> = {
  withdrawal: 'withdrawal',
  cancellation: 'cancellation',
  address: 'change',
  bank: 'change',
  startDate: 'change',
  dependant: 'change',
  consent: 'change',
  question: undefined,
  papers: undefined,
  proof: 'proof',
  correction: 'change',
}
