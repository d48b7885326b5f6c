import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { inPortions } from '#platform/database/in-portions.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import { totalVotes } from './system-total-votes.ts'
import { helpVotes } from './tables.ts'

const forgetVotersJob = defineJob({
  name: 'forget-help-voters',
  data: z.object({}),
  retries: 2,
  everyHours: 6,
})

export function forgetVotersHandler(db: Queries, clock: Clock): JobHandler {
  return handleJob(forgetVotersJob, async () => {
    await forgetVoters(db, clock)
    await totalVotes(db, clock)
  })
}

/** Forgets who voted before today in Berlin: tomorrow they have another code, and count again. */
export async function forgetVoters(db: Queries, clock: Clock): Promise<void> {
  const today = sql`date_trunc('day', ${clock.now().toISOString()}::timestamptz, 'Europe/Berlin')`
  const isOver = and(lt(helpVotes.votedAt, today), isNotNull(helpVotes.voter))
  await inPortions(async (most) => {
    const some = db.select({ id: helpVotes.id }).from(helpVotes).where(isOver).limit(most)
    const { rowCount } = await db
      .update(helpVotes)
      .set({ voter: null })
      .where(inArray(helpVotes.id, some))
    return rowCount ?? 0
  })
}
