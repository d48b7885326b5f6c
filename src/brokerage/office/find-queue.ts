import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/** Something that waits for us, not for the customer or the insurer. */
export type QueueEntry = {
  readonly kind: 'application' | 'claim' | 'request'
  readonly reference: string
  readonly line: string
  /** Of the kind's own states. */
  readonly state: string
  readonly since: Date
  readonly assignedTo: string | undefined
}

/** What to do next: everything that waits for us, the longest first. */
export async function findQueue(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  limit = 12,
): Promise<QueueEntry[]> {
  if (!canSeeApplications(actor)) return []
  const [ofApplications, ofClaims, ofRequests] = await Promise.all([
    db
      .select({ ...waiting(applications), line: applications.line })
      .from(applications)
      .where(
        and(
          inArray(applications.state, ['submitted', 'underwriting']),
          isNull(applications.restrictedAt),
        ),
      )
      .orderBy(asc(applications.stateSince))
      .limit(limit),
    db
      .select({ ...waiting(claims), line: policies.line })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(and(eq(claims.state, 'open'), isNull(policies.restrictedAt)))
      .orderBy(asc(claims.stateSince))
      .limit(limit),
    db
      .select({ ...waiting(customerRequests), line: applications.line })
      .from(customerRequests)
      .innerJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(and(eq(customerRequests.state, 'open'), isNull(applications.restrictedAt)))
      .orderBy(asc(customerRequests.stateSince))
      .limit(limit),
  ])
  return [
    ...ofApplications.map((row) => ({ kind: 'application' as const, ...row })),
    ...ofClaims.map((row) => ({ kind: 'claim' as const, ...row })),
    ...ofRequests.map((row) => ({ kind: 'request' as const, ...row })),
  ]
    .map((entry) => ({ ...entry, assignedTo: entry.assignedTo ?? undefined }))
    .sort((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, limit)
}

function waiting<T extends typeof applications | typeof claims | typeof customerRequests>(
  table: T,
): {
  reference: T['reference']
  state: T['state']
  since: T['stateSince']
  assignedTo: T['assignedTo']
} {
  const { reference, state, stateSince: since, assignedTo } = table
  return { reference, state, since, assignedTo }
}
