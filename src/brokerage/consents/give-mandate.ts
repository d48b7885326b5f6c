import { eq } from 'drizzle-orm'
import { mandateReferenceOf } from '../applications/new-application-row.ts'
import { isMandate } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CustomerRequest } from '../service/tables.ts'
import type { ShownWords } from '../shown-words.ts'
import { applications, policies } from '../tables.ts'

/**
 * Keeps the mandate that came with another account: under a reference of its own, because one that
 * was taken back or refused may not be used again, and in the place of every earlier one. Held before
 * its policy.
 */
export async function giveMandate(
  { db, clock }: BrokerageDesk,
  policyId: number,
  { reference: request, createdAt }: Pick<CustomerRequest, 'reference' | 'createdAt'>,
  /** What was ticked; not known of requests that an earlier version kept. */
  shown: ShownWords | undefined,
): Promise<void> {
  const [found] = await db
    .select({ id: applications.id, consents: applications.consents })
    .from(applications)
    .innerJoin(policies, eq(policies.applicationId, applications.id))
    .where(eq(policies.id, policyId))
    .for('update', { of: applications })
  if (found === undefined) return
  const { id, consents } = found
  const replacedAt = clock.now().toISOString()
  await db
    .update(applications)
    .set({
      mandateReference: mandateReferenceOf(request),
      consents: [
        ...consents.map((each) => (isMandate(each) ? { replacedAt, ...each } : each)),
        {
          code: 'sepaMandate',
          given: true,
          at: createdAt.toISOString(),
          request,
          ...(shown ? { shown } : {}),
        },
      ],
    })
    .where(eq(applications.id, id))
}
