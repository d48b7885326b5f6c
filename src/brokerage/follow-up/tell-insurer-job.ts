import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Passes on to the insurer what a customer declared: a withdrawal, a cancellation. */
export const tellInsurerJob = defineJob({
  name: 'tell-insurer',
  data: z.object({ requestId: z.number() }),
  retries: 12,
})
