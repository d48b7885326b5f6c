import type { ActingUser } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { TOLD_AS } from '../follow-up/system-tell-insurer.ts'
import { tellInsurerJob } from '../follow-up/tell-insurer-job.ts'
import type { RequestKind, RequestState } from '../kinds.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import type { Application } from '../tables.ts'
import { customerRequests } from './tables.ts'

/** Writes a request down, in the caller's transaction, for a contract that was checked to be theirs. */
export async function openRequest(
  desk: BrokerageDesk,
  actor: ActingUser,
  request: {
    readonly kind: RequestKind
    readonly state?: RequestState
    readonly application: Pick<Application, 'id' | 'customerId'>
    readonly policyId: number | undefined
    readonly details: Readonly<Record<string, unknown>>
  },
): Promise<{ readonly id: number; readonly reference: string }> {
  const { kind, state = 'open', application, policyId, details } = request
  const reference = newReference('request')
  const now = desk.clock.now()
  const [row] = await desk.db
    .insert(customerRequests)
    .values({
      reference,
      kind,
      state,
      stateSince: now,
      applicationId: application.id,
      policyId: policyId ?? null,
      customerId: application.customerId,
      details: sealIn(desk, 'customer_requests.details', reference, details),
      createdAt: now,
    })
    .returning({ id: customerRequests.id })
  await recordEvent(desk.db, actor, {
    applicationId: application.id,
    at: now,
    kind: 'requested',
    details: { request: reference, requestKind: kind },
  })
  if (row && TOLD_AS[kind] !== undefined) {
    await desk.jobs.send(desk.db, tellInsurerJob, { requestId: row.id })
  }
  return { id: row?.id ?? 0, reference }
}
