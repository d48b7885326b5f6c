import { eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { unsealFrom } from '../seals.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/** Declarations that count by themselves: nobody here decides about them. */
export const DECLARATIONS = ['withdrawal', 'cancellation'] as const

/** Hands a declaration to the insurer; the same one again replaces itself there. */
export async function tellInsurer(desk: BrokerageDesk, requestId: number): Promise<void> {
  const [found] = await desk.db
    .select({
      request: customerRequests,
      application: applications.reference,
      policy: policies.reference,
    })
    .from(customerRequests)
    .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
    .leftJoin(policies, eq(policies.id, customerRequests.policyId))
    .where(eq(customerRequests.id, requestId))
  const kind = DECLARATIONS.find((each) => each === found?.request.kind)
  const contract = found?.policy ?? found?.application
  if (!found || kind === undefined || !contract) return
  const { reference, createdAt } = found.request
  await desk.handOver.tell({
    ...{ reference, kind, contract },
    at: createdAt.toISOString(),
    details: unsealFrom(desk, 'customer_requests.details', reference, found.request.details),
  })
}
