import { and, desc, eq, lt } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CaseKind } from '../kinds.ts'
import { type AuditEntry, auditTrail } from './tables.ts'

/** What was done and seen, newest first: of one case or of all, by everybody or by one colleague. */
export async function findAudit(
  { db }: BrokerageDesk,
  actor: ActingUser,
  query: {
    readonly caseKind?: CaseKind
    readonly caseReference?: string
    readonly staffId?: string
    readonly before?: number | undefined
    readonly limit?: number
  } = {},
): Promise<AuditEntry[]> {
  if (!canSeeApplications(actor)) return []
  return db
    .select()
    .from(auditTrail)
    .where(
      and(
        query.caseKind ? eq(auditTrail.caseKind, query.caseKind) : undefined,
        query.caseReference ? eq(auditTrail.caseReference, query.caseReference) : undefined,
        query.staffId
          ? and(eq(auditTrail.actorKind, 'staff'), eq(auditTrail.actorId, query.staffId))
          : undefined,
        query.before ? lt(auditTrail.id, query.before) : undefined,
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(Math.min(query.limit ?? 50, 200))
}
