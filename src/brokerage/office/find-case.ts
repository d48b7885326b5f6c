import { and, asc, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers, staff } from '#accounts/tables.ts'
import { visibleTo } from '../access.ts'
import { auditTrail } from '../audit/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { CASE_ROLES, worksOnCases } from '../works-on-cases.ts'
import { findJob } from './find-jobs.ts'

/** What colleagues write notes about. A job is known by its id. */
export const NOTED_KINDS = ['application', 'policy', 'claim', 'request', 'customer', 'job'] as const
export type NotedKind = (typeof NOTED_KINDS)[number]

export type Assignee = { readonly id: string; readonly name: string }

/** Who looks after a case, and since when: it may have been elsewhere and come back. */
export type AssignedCase = {
  readonly assignedTo: string | undefined
  readonly assignedAt: Date | undefined
}

export function assignedCase(row: {
  readonly assignedTo?: string | null
  readonly assignedAt?: Date | null
}): AssignedCase {
  return { assignedTo: row.assignedTo ?? undefined, assignedAt: row.assignedAt ?? undefined }
}

/** Whether there is such a case for the acting user, and who looks after it. */
export async function findCase(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  { caseKind, caseReference }: { readonly caseKind: NotedKind; readonly caseReference: string },
): Promise<AssignedCase | undefined> {
  if (!canSeeApplications(actor)) return undefined
  const found = await lookUp()
  return found && assignedCase(found)

  async function lookUp(): Promise<Parameters<typeof assignedCase>[0] | undefined> {
    switch (caseKind) {
      case 'application': {
        const { reference, assignedTo, assignedAt } = applications
        const isMeant = and(eq(reference, caseReference), visibleTo(actor, applications))
        return (await db.select({ assignedTo, assignedAt }).from(applications).where(isMeant))[0]
      }
      case 'policy': {
        const isMeant = and(eq(policies.reference, caseReference), visibleTo(actor, policies))
        return (await db.select({ id: policies.id }).from(policies).where(isMeant))[0] && {}
      }
      case 'claim':
        return (
          await db
            .select({ assignedTo: claims.assignedTo, assignedAt: claims.assignedAt })
            .from(claims)
            .innerJoin(policies, eq(policies.id, claims.policyId))
            .where(and(eq(claims.reference, caseReference), isNull(policies.restrictedAt)))
        )[0]
      case 'request':
        return (
          await db
            .select({
              assignedTo: customerRequests.assignedTo,
              assignedAt: customerRequests.assignedAt,
            })
            .from(customerRequests)
            .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
            .where(
              and(eq(customerRequests.reference, caseReference), isNull(applications.restrictedAt)),
            )
        )[0]
      case 'customer': {
        const isMeant = eq(customers.id, caseReference)
        return (await db.select({ id: customers.id }).from(customers).where(isMeant))[0] && {}
      }
      case 'job':
        return (await findJob({ db }, actor, caseReference)) && {}
    }
  }
}

/** Colleagues to whom a case can be given. */
export async function listAssignees(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
): Promise<Assignee[]> {
  if (!canSeeApplications(actor)) return []
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(worksOnCases())
    .orderBy(asc(staff.name), asc(staff.id))
}

/** Somebody who looks after no case any more, because of their role or because their account is closed. */
export type FormerAssignee = Assignee & Pick<typeof staff.$inferSelect, 'role' | 'blocked'>

/**
 * Those to whom cases were given before, and nothing can be now: what they looked after has to be found,
 * and given on. An editor is one of them only where they were given that role after another.
 */
export async function listFormerAssignees(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
): Promise<FormerAssignee[]> {
  if (!canSeeApplications(actor)) return []
  const hadAnotherRole = exists(
    db
      .select({ id: auditTrail.id })
      .from(auditTrail)
      .where(
        and(
          eq(auditTrail.caseKind, 'staff'),
          eq(auditTrail.caseReference, staff.id),
          eq(auditTrail.action, 'change-colleague'),
          sql`${auditTrail.details} ? 'role'`,
        ),
      ),
  )
  const { id, name, role, blocked } = staff
  return db
    .select({ id, name, role, blocked })
    .from(staff)
    .where(
      or(
        and(inArray(role, CASE_ROLES), eq(blocked, true)),
        and(notInArray(role, CASE_ROLES), hadAnotherRole),
      ),
    )
    .orderBy(asc(name), asc(id))
}
