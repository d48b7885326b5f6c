/**
 * The keys of PostgreSQL's advisory locks, all in one list, so that no two purposes wait for each
 * other. Any numbers, the same in every process and release: who holds one acts, the others wait.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_322_019,
  startingContent: 7_322_020,
  /** The first admin is made, and the last one counted, by one at a time. */
  staff: 7_322_021,
  /** Of two flags that go public at once, one waits for the other. */
  flagNames: 7_322_022,
  /** First half of the keys of jobs in hand; such keys of two halves never meet those of one. */
  jobs: 7_322_020,
  /** First half of the keys of addresses with which somebody declares a withdrawal. */
  declarations: 7_322_023,
  /** Queues of new kinds of jobs are made by one process at a time. */
  queues: 7_322_024,
} as const
