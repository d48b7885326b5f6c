import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

const submission = z.object({ submissionId: z.int() })

/** Tells our mailbox that there is something to read. */
export const sendNotice = defineJob({ name: 'form-notice', data: submission, retries: 8 })

/** Tells the sender that it has arrived. */
export const sendConfirmation = defineJob({
  name: 'form-confirmation',
  data: submission,
  retries: 8,
})

/** Sends what one of us answered. */
export const sendAnswer = defineJob({
  name: 'form-answer',
  data: z.object({ eventId: z.int() }),
  retries: 8,
})
