import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Passes on to the insurer what a customer declared, wants changed, claims or answered. */
export const tellInsurerJob = defineJob({
  name: 'tell-insurer',
  data: z.union([
    z.object({ requestId: z.number() }),
    z.object({ claimId: z.number() }),
    z.object({ questionId: z.number() }),
  ]),
  retries: 12,
})
