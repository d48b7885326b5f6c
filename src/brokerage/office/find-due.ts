import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import { applications } from '../tables.ts'
import { WAITING_APPLICATIONS } from '../waits-for.ts'
import { isOf, type QueueEntry, type QueueQuery, waiting } from './find-queue.ts'

/** Applications that wait for us though their cover shall begin by then; the first day first. */
export async function findDue(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  { until, limit = 12, ...whose }: QueueQuery & { readonly until: IsoDate },
): Promise<QueueEntry[]> {
  if (!canSeeApplications(actor)) return []
  const { line, startDate, stateSince } = applications
  const rows = await db
    .select({ ...waiting(applications), line, coverFrom: startDate })
    .from(applications)
    .where(
      and(
        inArray(applications.state, [...WAITING_APPLICATIONS.us]),
        isNull(applications.restrictedAt),
        lte(startDate, until),
        isOf(whose, applications),
      ),
    )
    .orderBy(asc(startDate), asc(stateSince))
    .limit(limit)
  return rows.map(({ coverFrom, assignedTo, ...row }) => ({
    kind: 'application',
    ...row,
    coverFrom: coverFrom ?? undefined,
    assignedTo: assignedTo ?? undefined,
  }))
}
