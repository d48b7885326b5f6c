import {
  APPLICATION_VARIANTS,
  CLAIM_VARIANTS,
  POLICY_VARIANTS,
  REQUEST_VARIANTS,
} from '#brokerage/state-variants.ts'
import { Badge, type BadgeVariant } from '#ui/badge/badge.tsx'
import { stateName } from './state-names.ts'

const variantsOf = {
  application: APPLICATION_VARIANTS,
  policy: POLICY_VARIANTS,
  claim: CLAIM_VARIANTS,
  request: REQUEST_VARIANTS,
  job: { failed: 'error', waiting: 'neutral', active: 'information', done: 'success' },
  account: { open: 'success', blocked: 'error' },
} as const satisfies Record<string, Variants>
type Variants = Readonly<Record<string, BadgeVariant>>

/** How far a case is, in a word and a colour. */
export function CaseState({ kind, state }: { kind: keyof typeof variantsOf; state: string }) {
  const variants: Variants = variantsOf[kind]
  return (
    <Badge size="small" variant={variants[state] ?? 'neutral'}>
      {stateName(kind, state)}
    </Badge>
  )
}
