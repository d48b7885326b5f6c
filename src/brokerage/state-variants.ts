import type { ApplicationState } from '#insurance/application/states.ts'
import type { BadgeVariant } from '#ui/badge/badge.tsx'
import type { ClaimState, PolicyState, RequestState } from './kinds.ts'

/**
 * The colour of each state, in the office and in the account: somebody has to act (warning), it is
 * on its way (primary, information), it went well (success), it was refused (error), it is over
 * (neutral).
 */
export const APPLICATION_VARIANTS: Readonly<Record<ApplicationState, BadgeVariant>> = {
  draft: 'neutral',
  submitted: 'primary',
  underwriting: 'information',
  informationNeeded: 'warning',
  counterOffer: 'warning',
  accepted: 'success',
  declined: 'error',
  active: 'success',
  withdrawn: 'neutral',
  cancelled: 'neutral',
  ended: 'neutral',
  expired: 'neutral',
}

export const POLICY_VARIANTS: Readonly<Record<PolicyState, BadgeVariant>> = {
  active: 'success',
  withdrawn: 'neutral',
  // Cover goes on until its last day.
  cancelled: 'warning',
  ended: 'neutral',
}

export const CLAIM_VARIANTS: Readonly<Record<ClaimState, BadgeVariant>> = {
  open: 'primary',
  informationNeeded: 'warning',
  sent: 'information',
  settled: 'success',
  rejected: 'error',
}

export const REQUEST_VARIANTS: Readonly<Record<RequestState, BadgeVariant>> = {
  open: 'primary',
  done: 'success',
  refused: 'error',
}
