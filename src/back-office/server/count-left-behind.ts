import { and, count, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { staff, staffInvitations } from '#accounts/tables.ts'
import { advisers, bookedCalls } from '#brokerage/calls/tables.ts'
import { claims, customerRequests } from '#brokerage/service/tables.ts'
import { applications } from '#brokerage/tables.ts'
import {
  statesOfTurn,
  WAITING_APPLICATIONS,
  WAITING_CLAIMS,
  WAITING_REQUESTS,
} from '#brokerage/waits-for.ts'
import { worksOnCases } from '#brokerage/works-on-cases.ts'
import { contentSchedules } from '#content/scheduling/tables.ts'
import { contentApiTokens } from '#content-api/tokens/tables.ts'
import { UNANSWERED } from '#features/forms/states.ts'
import { formSubmissions } from '#features/forms/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { LeftBehind } from '../wire/staff-records.ts'

/** Of every colleague what would stay if they left; for admins, who are asked for beforehand. */
export async function countLeftBehind(
  queries: Queries,
  now: Date,
): Promise<(staffId: string) => LeftBehind> {
  /** How many rows there are of each colleague. */
  const of = async (table: PgTable, holder: PgColumn | SQL<string>, which: SQL | undefined) => {
    const rows = await queries
      .select({ holder: sql<string>`${holder}`, rows: count() })
      .from(table)
      .where(and(isNotNull(holder), which))
      .groupBy(holder)
    return new Map(rows.map((row) => [row.holder, row.rows]))
  }
  const [ofApplications, ofClaims, ofRequests, messages, calls, scheduled, invitations, apiTokens] =
    await Promise.all([
      of(
        applications,
        applications.assignedTo,
        and(
          inArray(applications.state, [...statesOfTurn(WAITING_APPLICATIONS, 'anybody')]),
          isNull(applications.restrictedAt),
        ),
      ),
      of(
        claims,
        claims.assignedTo,
        inArray(claims.state, [...statesOfTurn(WAITING_CLAIMS, 'anybody')]),
      ),
      of(
        customerRequests,
        customerRequests.assignedTo,
        inArray(customerRequests.state, [...statesOfTurn(WAITING_REQUESTS, 'anybody')]),
      ),
      of(
        formSubmissions,
        formSubmissions.assignedTo,
        inArray(formSubmissions.state, [...UNANSWERED]),
      ),
      of(
        bookedCalls,
        sql<string>`(select ${advisers.staffId} from ${advisers} where ${advisers.id} = ${bookedCalls.adviserId})`,
        and(eq(bookedCalls.state, 'booked'), gt(bookedCalls.startsAt, now)),
      ),
      of(
        contentSchedules,
        sql<string>`${contentSchedules.scheduledBy}->>'userId'`,
        eq(contentSchedules.state, 'waiting'),
      ),
      of(staffInvitations, staffInvitations.invitedBy, undefined),
      of(
        contentApiTokens,
        contentApiTokens.createdBy,
        or(isNull(contentApiTokens.expiresAt), gt(contentApiTokens.expiresAt, now)),
      ),
    ])
  const takers = await queries
    .select({ id: advisers.staffId })
    .from(advisers)
    .innerJoin(staff, and(eq(staff.id, advisers.staffId), worksOnCases()))
    .where(eq(advisers.active, true))
  return (staffId) => {
    const sum = (...counted: readonly Map<string, number>[]) =>
      counted.reduce((total, each) => total + (each.get(staffId) ?? 0), 0)
    return {
      cases: sum(ofApplications, ofClaims, ofRequests),
      messages: sum(messages),
      calls: sum(calls),
      takesCalls: takers.some(({ id }) => id === staffId),
      scheduled: sum(scheduled),
      invitations: sum(invitations),
      apiTokens: sum(apiTokens),
    }
  }
}
