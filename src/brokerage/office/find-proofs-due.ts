import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import { applications, policies } from '../tables.ts'
import { isOf, type QueueEntry, type QueueQuery } from './find-queue.ts'

/** Cancelled contracts that go on unless proof of the next cover comes by then; the first day first. */
export async function findProofsDue(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  { until, limit = 12, ...whose }: QueueQuery & { readonly until: IsoDate },
): Promise<QueueEntry[]> {
  if (!canSeeApplications(actor)) return []
  const rows = await db
    .select({
      reference: policies.reference,
      line: policies.line,
      state: policies.state,
      since: applications.stateSince,
      assignedTo: applications.assignedTo,
      proofDueOn: policies.proofDueOn,
    })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(
      and(
        lte(policies.proofDueOn, until),
        isNull(policies.restrictedAt),
        isOf(whose, applications),
      ),
    )
    .orderBy(asc(policies.proofDueOn), asc(policies.id))
    .limit(limit)
  return rows.map(({ assignedTo, proofDueOn, ...row }) => ({
    kind: 'policy',
    ...row,
    assignedTo: assignedTo ?? undefined,
    proofBy: proofDueOn ?? undefined,
  }))
}
