import type { ActingUser } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { tellInsurerJob } from '../follow-up/tell-insurer-job.ts'
import { TOLD_AS } from '../insurer/told-as.ts'
import type { RequestKind, RequestState } from '../kinds.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import type { Application } from '../tables.ts'
import { customerRequests } from './tables.ts'

/**
 * Writes a request down, in the caller's transaction, for a contract that was checked to be theirs;
 * a declaration also for one that is yet to be found, with the fingerprint of who declared it.
 */
export async function openRequest(
  desk: BrokerageDesk,
  actor: ActingUser,
  request: {
    readonly kind: RequestKind
    readonly state?: RequestState
    readonly application: Pick<Application, 'id' | 'customerId'> | undefined
    readonly emailIndex?: string
    readonly policyId: number | undefined
    readonly details: Readonly<Record<string, unknown>>
  },
): Promise<{ readonly id: number; readonly reference: string }> {
  const { kind, state = 'open', application, emailIndex, policyId, details } = request
  const reference = newReference('request')
  const now = desk.clock.now()
  const [row] = await desk.db
    .insert(customerRequests)
    .values({
      reference,
      kind,
      state,
      stateSince: now,
      applicationId: application?.id ?? null,
      policyId: policyId ?? null,
      customerId: application?.customerId ?? null,
      emailIndex: emailIndex ?? null,
      details: sealIn(desk, 'customer_requests.details', reference, details),
      createdAt: now,
    })
    .returning({ id: customerRequests.id })
  if (application) {
    await recordEvent(desk.db, actor, {
      applicationId: application.id,
      at: now,
      kind: 'requested',
      details: { request: reference, requestKind: kind },
    })
  }
  // A withdrawal that a colleague has yet to look at is told once it is carried out.
  const isUnsettled = kind === 'withdrawal' && state === 'open'
  if (row && TOLD_AS[kind] !== undefined && !isUnsettled) {
    await desk.jobs.send(desk.db, tellInsurerJob, { requestId: row.id })
  }
  return { id: row?.id ?? 0, reference }
}
