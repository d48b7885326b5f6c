export type DaysOfCover = {
  readonly startDate: string
  readonly endDate?: string | undefined
  /** The last day of the waiting time, which not everything has to wait for. */
  readonly waitingUntil?: string | undefined
}

/**
 * Whether a day lies before the cover of a contract, after it, or in its waiting time; undefined
 * where it is covered.
 */
export function outsideCover(
  { startDate, endDate, waitingUntil }: DaysOfCover,
  day: string,
): 'before' | 'after' | 'waiting' | undefined {
  if (day < startDate) return 'before'
  if (endDate !== undefined && day > endDate) return 'after'
  return waitingUntil !== undefined && day <= waitingUntil ? 'waiting' : undefined
}

/** The day that tells why: the first or the last of the cover, or the last of the waiting time. */
export function nearestDay(
  { startDate, endDate, waitingUntil }: DaysOfCover,
  outside: NonNullable<ReturnType<typeof outsideCover>>,
): string | undefined {
  return { before: startDate, after: endDate, waiting: waitingUntil }[outside]
}
