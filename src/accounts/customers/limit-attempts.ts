import { countInWindow } from '#platform/count-in-window.ts'

/** Counts tries at the pages of the account, where Strapi's routes have a limit of their own. */
export type AttemptLimits = {
  /** Counts one more, and says whether it is one too many. */
  exceeds(key: string, now: Date): boolean
}

/** Strapi's default: ten a minute. */
const MAX = 10

export function createAttemptLimits(): AttemptLimits {
  const count = countInWindow({ windowMs: 60_000, mostKeys: 50_000 })
  return { exceeds: (key, now) => count(key, now) > MAX }
}
