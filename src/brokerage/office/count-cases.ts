import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import {
  statesOfTurn,
  WAITING_APPLICATIONS,
  WAITING_CLAIMS,
  WAITING_REQUESTS,
} from '../waits-for.ts'

/** Numbers for the first screen: what waits, since when, by line. */
export async function countCases({ db }: BrokerageDesk, actor: ActingUser) {
  if (!canSeeApplications(actor)) return undefined
  const open = inArray(applications.state, [...statesOfTurn(WAITING_APPLICATIONS, 'anybody')])
  const [byState, byLine, claimsByState, [openRequests], waitingForProof] = await Promise.all([
    db
      .select({ state: applications.state, cases: count() })
      .from(applications)
      .where(isNull(applications.restrictedAt))
      .groupBy(applications.state),
    db
      .select({ line: applications.line, cases: count() })
      .from(applications)
      .where(and(open, isNull(applications.restrictedAt)))
      .groupBy(applications.line),
    db
      .select({ state: claims.state, cases: count() })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(
        and(
          // Decided ones are kept for years, and wait for nobody.
          inArray(claims.state, [...statesOfTurn(WAITING_CLAIMS, 'anybody')]),
          isNull(policies.restrictedAt),
        ),
      )
      .groupBy(claims.state),
    db
      .select({ cases: count() })
      .from(customerRequests)
      .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(
        and(
          inArray(customerRequests.state, [...WAITING_REQUESTS.us]),
          isNull(applications.restrictedAt),
        ),
      ),
    db.$count(policies, and(isNotNull(policies.proofDueOn), isNull(policies.restrictedAt))),
  ])
  return {
    byState,
    byLine,
    claimsByState,
    openRequests: openRequests?.cases ?? 0,
    waitingForProof,
  }
}
