import { eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import type { RequestState } from '../kinds.ts'
import { sealReply } from '../reply.ts'
import { customerRequests } from './tables.ts'

/** Closes a request, with what its customer reads as our answer. Call it in a transaction. */
export async function closeRequest(
  desk: Pick<BrokerageDesk, 'db' | 'clock' | 'keyring'>,
  reference: string,
  state: Exclude<RequestState, 'open'>,
  reply?: string,
): Promise<void> {
  await desk.db
    .update(customerRequests)
    .set({
      state,
      stateSince: desk.clock.now(),
      ...sealReply(desk, 'customer_requests.reply', reference, reply),
    })
    .where(eq(customerRequests.reference, reference))
}
