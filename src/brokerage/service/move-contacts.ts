import { and, eq, isNull } from 'drizzle-orm'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import { readContact } from '../applications/find-application.ts'
import { moveCalls } from '../calls/move-calls.ts'
import type { BrokerageDesk } from '../desk.ts'
import { moveDrafts } from '../drafts/move-drafts.ts'
import { rewritePolicy } from '../policies/rewrite-policy.ts'
import { sealIn } from '../seals.ts'
import { applications, policies } from '../tables.ts'
import { voidNewsLink } from './customer-choices.ts'

/**
 * From now on we write to a customer's new address about everything that they sent with the old one.
 * What they sent with a third one stays there. What cannot be opened keeps none of the rest back. Call it in the transaction that changes the account.
 */
export async function moveContacts(
  desk: BrokerageDesk,
  customerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await moveCalls(desk, customerId, { from, to })
  await moveDrafts(desk, customerId, { from, to })
  await voidNewsLink(desk, customerId)
  const emailIndex = blindIndex(desk.blindKey, 'email', to)
  const sentWith = blindIndex(desk.blindKey, 'email', from)
  const sent = await desk.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.customerId, customerId),
        eq(applications.emailIndex, sentWith),
        isNull(applications.restrictedAt),
      ),
    )
    .orderBy(applications.id)
    .for('update')
  for (const application of sent) {
    const { id, reference } = application
    const contact = await ifItOpens(desk.log, `applications.contact:${reference}`, () =>
      sealIn(desk, 'applications.contact', reference, {
        ...readContact(desk, application),
        email: to,
      }),
    )
    // What does not open today is found by the new address all the same, should its key come back.
    await desk.db
      .update(applications)
      .set({ emailIndex, ...(contact && { contact }) })
      .where(eq(applications.id, id))
    const contracts = await desk.db
      .update(policies)
      .set({ emailIndex })
      .where(and(eq(policies.applicationId, id), eq(policies.emailIndex, sentWith)))
      .returning({ id: policies.id, reference: policies.reference })
    for (const policy of contracts) {
      await ifItOpens(desk.log, `policies.details:${policy.reference}`, () =>
        rewritePolicy(desk, policy.id, (details) => ({
          details: { ...details, contact: { ...details.contact, email: to } },
        })),
      )
    }
  }
}
