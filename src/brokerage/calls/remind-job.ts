import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Reminds of a call, unless it has changed since the reminder was ordered. */
export const remindOfCallJob = defineJob({
  name: 'remind-of-call',
  data: z.object({ reference: z.string(), sequence: z.number() }),
  retries: 5,
})
