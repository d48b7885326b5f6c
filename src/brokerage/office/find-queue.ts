import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { WAITING_APPLICATIONS, WAITING_CLAIMS, WAITING_REQUESTS } from '../waits-for.ts'

/** Something that waits for us, not for the customer or the insurer. */
export type QueueEntry = {
  readonly kind: 'application' | 'claim' | 'request' | 'policy'
  readonly reference: string
  /** None for a withdrawal whose contract nobody knows yet. */
  readonly line: string | undefined
  /** What a claim or a request is about. */
  readonly about?: string | undefined
  /** Of the kind's own states. */
  readonly state: string
  readonly since: Date
  readonly assignedTo: string | undefined
  /** When cover shall begin that nobody has agreed to yet; named where that is soon. */
  readonly coverFrom?: string | undefined
  /** Until when proof of the next cover has to reach the insurer; named where that is soon. */
  readonly proofBy?: string | undefined
}

export type QueueQuery = {
  /** Only what this colleague looks after. */
  readonly assignedTo?: string | undefined
  /** Only what nobody looks after. */
  readonly unassigned?: boolean | undefined
  readonly limit?: number | undefined
}

/** What to do next: everything that waits for us, the longest first. */
export async function findQueue(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  { limit = 12, ...whose }: QueueQuery = {},
): Promise<QueueEntry[]> {
  if (!canSeeApplications(actor)) return []
  const [ofApplications, ofClaims, ofRequests] = await Promise.all([
    db
      .select({ ...waiting(applications), line: applications.line })
      .from(applications)
      .where(
        and(
          inArray(applications.state, [...WAITING_APPLICATIONS.us]),
          isNull(applications.restrictedAt),
          isOf(whose, applications),
        ),
      )
      .orderBy(asc(applications.stateSince))
      .limit(limit),
    db
      .select({ ...waiting(claims), line: policies.line, about: claims.kind })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(
        and(
          inArray(claims.state, [...WAITING_CLAIMS.us]),
          isNull(policies.restrictedAt),
          isOf(whose, claims),
        ),
      )
      .orderBy(asc(claims.stateSince))
      .limit(limit),
    db
      .select({
        ...waiting(customerRequests),
        line: applications.line,
        about: customerRequests.kind,
      })
      .from(customerRequests)
      .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(
        and(
          inArray(customerRequests.state, [...WAITING_REQUESTS.us]),
          isNull(applications.restrictedAt),
          isOf(whose, customerRequests),
        ),
      )
      .orderBy(asc(customerRequests.stateSince))
      .limit(limit),
  ])
  return [
    ...ofApplications.map((row) => ({ kind: 'application' as const, ...row })),
    ...ofClaims.map((row) => ({ kind: 'claim' as const, ...row })),
    ...ofRequests.map(({ line, ...row }) => ({
      kind: 'request' as const,
      line: line ?? undefined,
      ...row,
    })),
  ]
    .map((entry) => ({ ...entry, assignedTo: entry.assignedTo ?? undefined }))
    .sort((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, limit)
}

type Waiting = typeof applications | typeof claims | typeof customerRequests

/** Whether it is looked after by who is asked for. */
export function isOf(
  { assignedTo, unassigned }: Pick<QueueQuery, 'assignedTo' | 'unassigned'>,
  table: { readonly assignedTo: PgColumn },
): SQL | undefined {
  return and(
    assignedTo ? eq(table.assignedTo, assignedTo) : undefined,
    unassigned ? isNull(table.assignedTo) : undefined,
  )
}

export function waiting<T extends Waiting>(
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
