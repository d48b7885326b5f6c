import { and, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { inPortions } from '#platform/database/in-portions.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import type { CallsDesk } from './calls-desk.ts'
import { forgetMailsOfCalls } from './forget-mails-of-calls.ts'
import { bookedCalls } from './tables.ts'

/** Days after a call for which we know who it was with. */
export const KEPT_DAYS = 30

const forgetCallsJob = defineJob({
  name: 'forget-calls',
  data: z.object({}),
  retries: 3,
  everyHours: 24,
})

/** Deletes calls that are long over, with the mails about them. */
export function forgetCallsHandler({ db, clock }: Pick<CallsDesk, 'db' | 'clock'>): JobHandler {
  return handleJob(forgetCallsJob, async () => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
    await inPortions((most) =>
      db.transaction(async (transaction) => {
        const some = transaction
          .select({ id: bookedCalls.id })
          .from(bookedCalls)
          // The second follows from the first, and has the index.
          .where(and(lt(bookedCalls.endsAt, before), lt(bookedCalls.startsAt, before)))
          .limit(most)
        const gone = await transaction
          .delete(bookedCalls)
          .where(inArray(bookedCalls.id, some))
          .returning({ reference: bookedCalls.reference })
        const references = gone.map(({ reference }) => reference)
        if (references.length > 0) await forgetMailsOfCalls(transaction, references)
        return references.length
      }),
    )
  })
}
