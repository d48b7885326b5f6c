import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { readContact } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { ClaimState, PolicyState, RequestKind, RequestState } from '../kinds.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/** Whose case it is, how to reach them, and what else there is of the same contract. */
export type Surroundings = {
  readonly owner: {
    readonly name: string
    readonly company: string | undefined
    readonly email: string
    readonly phone: string | undefined
    /** In which they want to be written to. */
    readonly language: string
    /** Of the account that it belongs to; undefined for who has none. */
    readonly account: string | undefined
  }
  readonly application: { readonly reference: string; readonly state: ApplicationState }
  readonly policy: { readonly reference: string; readonly state: PolicyState } | undefined
  readonly claims: readonly { reference: string; kind: string; state: ClaimState }[]
  readonly requests: readonly { reference: string; kind: RequestKind; state: RequestState }[]
}

/**
 * What belongs to a case. It leaves no mark of its own in the audit trail: whoever shows it has
 * read the case itself, which is noted.
 */
export async function findSurroundings(
  desk: BrokerageDesk,
  actor: ActingUser,
  of:
    | { readonly application: string }
    | { readonly policy: string }
    | { readonly claim: string }
    | { readonly request: string },
): Promise<Surroundings | undefined> {
  if (!canSeeApplications(actor)) return undefined
  const [found] = await desk.db
    .select({ application: applications, policy: policies })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(and(isMeant(desk, of), isNull(applications.restrictedAt)))
  if (found === undefined) return undefined
  const { application, policy } = found
  const contact = policy ? readPolicyDetails(desk, policy).contact : readContact(desk, application)
  const [ofClaims, ofRequests] = await Promise.all([
    policy ? listClaimsOf(desk, policy.id) : [],
    listRequestsOf(desk, application.id, policy?.id),
  ])
  return {
    owner: {
      name: `${contact.firstName} ${contact.lastName}`.trim(),
      company: contact.company,
      email: contact.email,
      phone: contact.phone,
      language: application.language,
      account: (policy ?? application).customerId ?? undefined,
    },
    application: { reference: application.reference, state: application.state },
    policy: policy ? { reference: policy.reference, state: policy.state } : undefined,
    claims: ofClaims,
    requests: ofRequests,
  }
}

function isMeant(
  { db }: Pick<BrokerageDesk, 'db'>,
  of: Parameters<typeof findSurroundings>[2],
): SQL | undefined {
  if ('application' in of) return eq(applications.reference, of.application)
  if ('policy' in of) return eq(policies.reference, of.policy)
  if ('claim' in of) {
    const { policyId, reference } = claims
    return eq(policies.id, db.select({ policyId }).from(claims).where(eq(reference, of.claim)))
  }
  const { applicationId, reference } = customerRequests
  const asked = db.select({ applicationId }).from(customerRequests)
  return eq(applications.id, asked.where(eq(reference, of.request)))
}

/** More of one contract than anybody reads; the lists have them all. */
const mostListed = 50

function listClaimsOf({ db }: Pick<BrokerageDesk, 'db'>, policyId: number) {
  const { reference, kind, state } = claims
  return db
    .select({ reference, kind, state })
    .from(claims)
    .where(eq(claims.policyId, policyId))
    .orderBy(desc(claims.id))
    .limit(mostListed)
}

function listRequestsOf(
  { db }: Pick<BrokerageDesk, 'db'>,
  applicationId: number,
  policyId: number | undefined,
) {
  const { reference, kind, state } = customerRequests
  return db
    .select({ reference, kind, state })
    .from(customerRequests)
    .where(
      or(
        eq(customerRequests.applicationId, applicationId),
        policyId === undefined ? undefined : eq(customerRequests.policyId, policyId),
      ),
    )
    .orderBy(desc(customerRequests.id))
    .limit(mostListed)
}
