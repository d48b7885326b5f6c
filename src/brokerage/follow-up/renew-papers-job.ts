import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Papers that a granted change made untrue are made anew, and the customer is told that it is done. */
export const renewPapersJob = defineJob({
  name: 'renew-papers',
  data: z.object({ requestId: z.number() }),
  retries: 12,
})
