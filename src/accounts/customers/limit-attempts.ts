/** Counts tries at the pages of the account, where Strapi's routes have a limit of their own. */
export type AttemptLimits = {
  /** Counts one more, and says whether it is one too many. */
  exceeds(key: string, now: Date): boolean
}

/** Strapi's default: ten a minute. */
const MAX = 10
const WINDOW_MS = 60_000
/** Beyond that the oldest are forgotten: memory is no one's to fill. */
const MOST_KEYS = 50_000

export function createAttemptLimits(): AttemptLimits {
  const counts = new Map<string, { since: number; count: number }>()
  return {
    exceeds(key, now) {
      const known = counts.get(key)
      const isOpen = known !== undefined && now.getTime() - known.since < WINDOW_MS
      const current = isOpen ? known : { since: now.getTime(), count: 0 }
      current.count += 1
      counts.delete(key)
      counts.set(key, current)
      if (counts.size > MOST_KEYS) counts.delete(counts.keys().next().value ?? '')
      return current.count > MAX
    },
  }
}
