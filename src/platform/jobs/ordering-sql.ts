import type { Job } from './define-job.ts'

/**
 * An insert that orders a job for each row of a source, the way pg-boss's own `insert` does it, so
 * that it can stand inside a larger statement. Without a queue the name is null, which the table
 * refuses: the whole statement fails rather than lose a job.
 */
export function orderingSql({ name }: Job, data: string, source: string): string {
  return `insert into pgboss.job
      (name, data, dead_letter, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy)
    select queue.name, ${data}, queue.dead_letter,
      coalesce(queue.expire_seconds * interval '1 second', interval '15 minutes'),
      now() + coalesce(queue.retention_minutes * interval '1 minute', interval '14 days'),
      coalesce(queue.retry_limit, 2), coalesce(queue.retry_delay, 0),
      coalesce(queue.retry_backoff, false), queue.policy
    from ${source} left join pgboss.queue on queue.name = '${name}'`
}
