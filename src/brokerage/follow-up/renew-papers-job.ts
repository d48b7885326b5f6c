import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/**
 * Papers that a granted change made untrue are made anew, and the customer is told that it is done. What
 * was done along with it in other contracts is told in the same mail.
 */
export const renewPapersJob = defineJob({
  name: 'renew-papers',
  data: z.object({ requestId: z.number(), along: z.array(z.number()).optional() }),
  retries: 12,
})
