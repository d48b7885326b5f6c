import { and, eq } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { maskIdentifier } from '../mask.ts'
import { insurerNumberColumns, readInsurerNumber } from '../policies/insurer-number.ts'
import { policies } from '../tables.ts'

/**
 * Notes by which number the insurer knows a contract, or that a noted one was wrong. The audit trail,
 * which is kept for good, tells the ends of both numbers alone.
 */
export async function noteInsurerNumber(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  number: string | undefined,
  /** The number that the colleague saw, null for none. */
  saw?: string | null,
): Promise<'noted' | 'unchanged' | 'changedMeanwhile' | 'notFound'> {
  if (!canWorkOnCases(actor)) return 'notFound'
  return desk.db.transaction(async (transaction) => {
    const [policy] = await transaction
      .select()
      .from(policies)
      .where(and(eq(policies.reference, reference), visibleTo(actor, policies)))
      .for('update')
    if (policy === undefined) return 'notFound'
    const before = readInsurerNumber(desk, policy)
    if (before === number) return 'unchanged'
    if (saw !== undefined && (saw ?? undefined) !== before) return 'changedMeanwhile'
    await transaction
      .update(policies)
      .set(insurerNumberColumns(desk, reference, number))
      .where(eq(policies.id, policy.id))
    await recordAudit(desk, transaction, actor, {
      action: 'note-insurer-number',
      caseKind: 'policy',
      caseReference: reference,
      details: { from: masked(before), to: masked(number) },
    })
    return 'noted'
  })
}

function masked(number: string | undefined): string | null {
  return number === undefined ? null : maskIdentifier(number)
}
