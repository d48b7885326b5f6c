import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Sends one mail of the table. */
export const deliverMailJob = defineJob({
  name: 'deliver-case-mail',
  data: z.object({ mailId: z.number() }),
  retries: 12,
})
