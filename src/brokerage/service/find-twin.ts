import { and, eq, gt } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import type { RequestKind } from '../kinds.ts'
import { unsealFrom } from '../seals.ts'
import { applications, type Policy } from '../tables.ts'
import { type ClaimRow, claims, customerRequests } from './tables.ts'

type Desk = Pick<BrokerageDesk, 'db' | 'keyring' | 'clock'>
type Contract = Pick<Policy, 'id' | 'applicationId'>

/**
 * Hours within which the same words again are a second click, a page that was sent anew, or a form
 * that waited for a connection although the first was taken.
 */
const TWIN_HOURS = 24

/** The claim that was filed a moment ago with the same words. Call it in a transaction. */
export async function findTwinClaim(
  desk: Desk,
  policy: Contract,
  claim: Pick<ClaimRow, 'kind' | 'occurredOn'> & { readonly details: object },
): Promise<ClaimRow | undefined> {
  await waitForFirst(desk, policy)
  const rows = await desk.db
    .select()
    .from(claims)
    .where(
      and(
        eq(claims.policyId, policy.id),
        eq(claims.kind, claim.kind),
        eq(claims.occurredOn, claim.occurredOn),
        gt(claims.createdAt, twinsSince(desk)),
      ),
    )
  return rows.find(({ reference, details }) =>
    isSame(unsealFrom(desk, 'claims.details', reference, details), claim.details),
  )
}

/** The same of what is asked of a contract, as long as nobody has decided it. */
export async function findTwinRequest(
  desk: Desk,
  policy: Contract,
  request: { readonly kind: RequestKind; readonly details: object },
): Promise<{ readonly reference: string } | undefined> {
  await waitForFirst(desk, policy)
  const rows = await desk.db
    .select({ reference: customerRequests.reference, details: customerRequests.details })
    .from(customerRequests)
    .where(
      and(
        eq(customerRequests.policyId, policy.id),
        eq(customerRequests.kind, request.kind),
        eq(customerRequests.state, 'open'),
        gt(customerRequests.createdAt, twinsSince(desk)),
      ),
    )
  return rows.find(({ reference, details }) =>
    isSame(unsealFrom(desk, 'customer_requests.details', reference, details), request.details),
  )
}

/** Whoever comes second waits here until the first is kept. */
async function waitForFirst({ db }: Desk, { applicationId }: Contract): Promise<void> {
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update')
}

function twinsSince({ clock }: Desk): Date {
  return new Date(clock.now().getTime() - TWIN_HOURS * 3_600_000)
}

/** As it is kept, so that what is left out and what is undefined are the same. */
function isSame(kept: unknown, given: object): boolean {
  return JSON.stringify(kept) === JSON.stringify(given)
}
