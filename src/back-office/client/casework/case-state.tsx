import {
  APPLICATION_VARIANTS,
  CLAIM_VARIANTS,
  POLICY_VARIANTS,
  REQUEST_VARIANTS,
} from '#brokerage/state-variants.ts'
import { Badge, type BadgeVariant } from '#ui/badge/badge.tsx'
import {
  accountStates,
  applicationStates,
  claimStates,
  jobStates,
  policyStates,
  requestStates,
  type StateLabel,
} from './labels.ts'

const statesOf = {
  application: [applicationStates, APPLICATION_VARIANTS],
  policy: [policyStates, POLICY_VARIANTS],
  claim: [claimStates, CLAIM_VARIANTS],
  request: [requestStates, REQUEST_VARIANTS],
  job: [jobStates, { failed: 'error', waiting: 'neutral', active: 'information', done: 'success' }],
  account: [accountStates, { open: 'success', blocked: 'error' }],
} as const satisfies Record<string, readonly [Labels, Variants]>
type Labels = Readonly<Record<string, StateLabel>>
type Variants = Readonly<Record<string, BadgeVariant>>

/** How far a case is, in a word and a colour. */
export function CaseState({ kind, state }: { kind: keyof typeof statesOf; state: string }) {
  const [labels, variants]: readonly [Labels, Variants] = statesOf[kind]
  return (
    <Badge size="small" variant={variants[state] ?? 'neutral'}>
      {labels[state]?.label ?? state}
    </Badge>
  )
}
