import { and, asc, eq } from 'drizzle-orm'
import { submitApplication } from '../applications/submit-application.ts'
import { notePosted } from '../office/note-posted.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { customerRequests } from '../service/tables.ts'
import { applicationEvents } from '../tables.ts'
import { addCustomer } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { type Owner, openTestFollowUp } from './test-follow-up.ts'

/** Contracts whose papers come by post or by mail, and what is noted of them. */
export async function openTestPaperDelivery() {
  const after = await openTestFollowUp()
  const { office, broker } = after
  const { desk } = office

  async function requestsOf(reference: string) {
    const { id } = await after.rowOf(reference)
    return desk.db
      .select()
      .from(customerRequests)
      .where(and(eq(customerRequests.applicationId, id), eq(customerRequests.kind, 'papers')))
      .orderBy(asc(customerRequests.id))
  }

  return {
    ...after,
    requestsOf,

    /** A contract whose customer chose how its papers come. */
    async contract(delivery: 'paper' | 'electronic', of?: Owner) {
      office.travelTo('2026-11-16T12:00:00Z')
      const owner = of ?? (await addCustomer(office))
      const order = await completeOrder(desk, 'household', { email: owner.email })
      const answers = { ...(order.answers as object), delivery }
      const submitted = await submitApplication(desk, owner, { ...order, answers })
      if (submitted.outcome !== 'submitted') throw new Error(JSON.stringify(submitted))
      const { reference } = submitted
      await after.settle(reference)
      return { owner, reference }
    },

    async lettersOf(reference: string): Promise<[string, string]> {
      const [first, second, ...others] = await requestsOf(reference)
      if (!first || !second || others.length > 0) throw new Error('There are not two letters.')
      return [first.reference, second.reference]
    },

    async eventsOf(reference: string, kind: string) {
      const { id } = await after.rowOf(reference)
      const isMeant = and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, kind))
      const rows = await desk.db.select().from(applicationEvents).where(isMeant)
      return rows.map(({ details }) => details)
    },

    /** What the customer is told about withdrawing. */
    async periodOf(owner: Owner, reference: string) {
      const policy = await findPolicy(desk, owner, reference)
      const { papersReceivedOn, withdrawUntil, mayWithdraw } = policy ?? {}
      return { papersReceivedOn, withdrawUntil, mayWithdraw }
    },

    post: (reference: string, on: string) => notePosted(desk, broker, reference, on),
  }
}
