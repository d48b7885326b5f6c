/** A change that waits for its time, or could not be made, as the back office shows it. */
export interface ScheduleRecord {
  action: 'publish' | 'unpublish'
  /** When, in UTC. */
  at: string
  state: 'waiting' | 'failed'
  /** Why it could not be made. */
  failure: string | null
  /** True when the document was written to since it was scheduled, which is not included. */
  isOutdated: boolean
}
