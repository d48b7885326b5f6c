import { canMove } from '#insurance/application/states.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { isWithdrawalOpen } from '../policies/withdrawal-period.ts'
import type { Application, Policy } from '../tables.ts'

/**
 * Whether a customer may withdraw today: what the account shows and what a declaration is measured
 * by. Before the contract an application can always be taken back.
 */
export function mayBeWithdrawn(
  { state, withdrawalDays }: Pick<Application, 'state' | 'withdrawalDays'>,
  policy: Pick<Policy, 'withdrawUntil'> | null,
  today: IsoDate,
): boolean {
  if (!canMove(state, 'withdrawn', 'customer')) return false
  return (
    policy === null ||
    isWithdrawalOpen({ withdrawalDays, withdrawUntil: policy.withdrawUntil }, today)
  )
}
