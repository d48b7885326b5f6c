import type { z } from 'zod'

/** A kind of work that is done later, in any process. */
export interface Job<Data extends object = object> {
  /** Name of its queue, kebab-case. */
  name: string
  /** What a job of this kind is told; checked again when it runs, perhaps by newer code. */
  data: z.ZodType<Data>
  /** How often it is tried again, after growing pauses, before it is put aside as failed. */
  retries: number
  /**
   * Ordered without anyone asking, with no data, once in each stretch of so many hours, by
   * whichever process is there first.
   */
  everyHours?: number
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}
