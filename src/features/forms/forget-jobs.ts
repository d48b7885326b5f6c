import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Deletes a message with its files when its time is over. */
export const forgetSubmission = defineJob({
  name: 'forget-form-submission',
  data: z.object({ submissionId: z.int() }),
  retries: 10,
})

/** Deletes a file whose form was never sent. */
export const forgetUpload = defineJob({
  name: 'forget-form-upload',
  data: z.object({ uploadId: z.int() }),
  retries: 10,
})
