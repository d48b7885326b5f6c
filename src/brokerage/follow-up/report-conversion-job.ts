import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Tells the partner's network of an order, apart from the follow-up: that never waits for it. */
export const reportConversionJob = defineJob({
  name: 'report-conversion',
  data: z.object({ applicationId: z.number() }),
  retries: 12,
})
