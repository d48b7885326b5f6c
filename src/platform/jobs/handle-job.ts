import type { Job } from './define-job.ts'

/** A kind of job with what to do. Must be harmless when done twice. */
export interface JobHandler<Data extends object = object> {
  job: Job<Data>
  run(data: Data): Promise<void>
}

/** Binds a handler to the type of its data. */
export function handleJob<Data extends object>(
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
): JobHandler {
  return { job, run: (data) => run(job.data.parse(data)) }
}
