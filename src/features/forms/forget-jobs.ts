import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'

/** Deletes messages with their files when their time is over. */
export const forgetSubmissions = defineJob({
  // The name of when each message had a job of its own: those that still wait do no harm.
  name: 'forget-form-submission',
  data: z.object({}),
  retries: 3,
  everyHours: 6,
})

/** Deletes a file whose form was never sent. */
export const forgetUpload = defineJob({
  name: 'forget-form-upload',
  data: z.object({ uploadId: z.int() }),
  retries: 10,
})
