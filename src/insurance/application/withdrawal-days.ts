import type { LineDefinition } from '../lines/define-line.ts'

/** How long the customer may withdraw: not at all where the law knows no such right, as for a short trip. */
export function withdrawalDaysOf(
  { noWithdrawalNotice, withdrawalDays }: LineDefinition,
  notices: readonly string[],
): number {
  const hasNone = noWithdrawalNotice !== undefined && notices.includes(noWithdrawalNotice)
  return hasNone ? 0 : withdrawalDays
}
