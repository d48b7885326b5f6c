import { and, eq, isNull } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { isNumbered } from '../policies/find-policy.ts'
import { readReference } from '../read-reference.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

type Assigning = {
  readonly outcome: 'assigned' | 'notOpen' | 'noContract'
}

/**
 * Says to which contract a withdrawal belongs that came with a wrong number or address, or none. It
 * is carried out or refused in a second step, with that contract in sight; until then, who took the
 * wrong one names another.
 */
export async function assignDeclaration(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  contract: string,
): Promise<Assigning> {
  if (!canWorkOnCases(actor)) return { outcome: 'notOpen' }
  const number = readReference(contract)
  if (number === undefined) return { outcome: 'noContract' }
  return desk.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ application: applications, policy: policies })
      .from(applications)
      .leftJoin(policies, eq(policies.applicationId, applications.id))
      .where(and(isNumbered(number), isNull(applications.restrictedAt)))
      .for('update', { of: applications })
    if (found === undefined) return { outcome: 'noContract' }
    const { application, policy } = found
    const [assigned] = await transaction
      .update(customerRequests)
      .set({
        applicationId: application.id,
        policyId: policy?.id ?? null,
        customerId: application.customerId,
        // From here on it belongs to who has the contract, not to who typed an address.
        emailIndex: null,
      })
      .where(
        and(
          eq(customerRequests.reference, reference),
          eq(customerRequests.kind, 'withdrawal'),
          eq(customerRequests.state, 'open'),
        ),
      )
      .returning({ id: customerRequests.id })
    if (assigned === undefined) return { outcome: 'notOpen' }
    const details = { request: reference, requestKind: 'withdrawal' }
    const at = desk.clock.now()
    await recordEvent(transaction, actor, {
      applicationId: application.id,
      at,
      kind: 'requested',
      details,
    })
    await recordAudit(desk, transaction, actor, {
      action: 'assign-declaration',
      caseKind: 'request',
      caseReference: reference,
      details: { contract: policy?.reference ?? application.reference },
    })
    return { outcome: 'assigned' }
  })
}
