import type { JobHandler } from './handle-job.ts'

/**
 * For tests, which open hundreds of databases: nothing is done that nobody ordered. What comes every few hours finds
 * nothing to do on a new one, with more than half of the queries that opening it takes.
 */
export function onlyOrdered(handlers: readonly JobHandler[]): JobHandler[] {
  return handlers.map(({ job: { everyHours: _, ...job }, run }) => ({ job, run }))
}
