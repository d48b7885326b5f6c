import { canMove } from '#insurance/application/states.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Application, Policy } from '../tables.ts'

/**
 * Whether a customer may withdraw today: what the account shows and what a declaration is measured
 * by. Before the contract an application can always be taken back, and a contract always while the
 * papers from which the period runs are not received.
 */
export function mayBeWithdrawn(
  { state, withdrawalDays }: Pick<Application, 'state' | 'withdrawalDays'>,
  policy: Pick<Policy, 'withdrawUntil'> | null,
  today: IsoDate,
): boolean {
  if (!canMove(state, 'withdrawn', 'customer')) return false
  if (policy === null) return true
  const { withdrawUntil } = policy
  return withdrawalDays > 0 && (!withdrawUntil || today <= withdrawUntil)
}
