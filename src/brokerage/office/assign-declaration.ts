import { and, eq, isNull } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { Queries } from '#platform/database/connect.ts'
import { isStill } from '#platform/database/is-still.ts'
import { recordEvent } from '../applications/record-event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { isNumbered } from '../policies/find-policy.ts'
import { readReference } from '../read-reference.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

type Assigning = {
  /** `otherContract`: a contract was named, or another one, since the colleague looked at it. */
  readonly outcome: 'assigned' | 'notOpen' | 'noContract' | 'otherContract'
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
  /** The application that the colleague saw it with, null for none. */
  saw?: string | null,
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
    const isOpen = and(
      eq(customerRequests.reference, reference),
      eq(customerRequests.kind, 'withdrawal'),
      eq(customerRequests.state, 'open'),
    )
    const seen = saw ? await idOf(transaction, saw) : saw
    const [assigned] = await transaction
      .update(customerRequests)
      .set({
        applicationId: application.id,
        policyId: policy?.id ?? null,
        customerId: application.customerId,
        // From here on it belongs to who has the contract, not to who typed an address.
        emailIndex: null,
      })
      .where(and(isOpen, isStill(customerRequests.applicationId, seen)))
      .returning({ id: customerRequests.id })
    if (assigned === undefined) {
      const isThere = (await transaction.$count(customerRequests, isOpen)) > 0
      return { outcome: isThere ? 'otherContract' : 'notOpen' }
    }
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

/** Zero for one that is not there: no request belongs to it. */
async function idOf(queries: Queries, reference: string): Promise<number> {
  const [row] = await queries
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.reference, reference))
  return row?.id ?? 0
}
