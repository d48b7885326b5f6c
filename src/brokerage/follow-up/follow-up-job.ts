import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Everything that follows a submission or a move: papers, mails, the insurer, the policy. */
export const followUpJob = defineJob({
  name: 'follow-up-application',
  data: z.object({ applicationId: z.number() }),
  retries: 12,
})
