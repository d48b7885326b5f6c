import { Badge, type BadgeVariant } from '#ui/badge/badge.tsx'
import {
  accountStates,
  applicationStates,
  claimStates,
  jobStates,
  policyStates,
  requestStates,
} from './labels.ts'

const statesOf = {
  application: applicationStates,
  policy: policyStates,
  claim: claimStates,
  request: requestStates,
  job: jobStates,
  account: accountStates,
}

/** How far a case is, in a word and a colour. */
export function CaseState({ kind, state }: { kind: keyof typeof statesOf; state: string }) {
  const known: Readonly<Record<string, { label: string; variant: BadgeVariant }>> = statesOf[kind]
  return (
    <Badge size="small" variant={known[state]?.variant ?? 'neutral'}>
      {known[state]?.label ?? state}
    </Badge>
  )
}
