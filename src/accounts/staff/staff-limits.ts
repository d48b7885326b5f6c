import { countInWindow } from '#platform/count-in-window.ts'

/**
 * How often staff may try, by better-auth's rules. Its own count in memory would keep everybody out
 * of the back office for as long as a wrong clock was ahead, once it is set right.
 */
export function staffLimits() {
  const counts = new Map<number, ReturnType<typeof countInWindow>>()
  return {
    async consume(key: string, { window, max }: { window: number; max: number }) {
      const count =
        counts.get(window) ?? countInWindow({ windowMs: window * 1000, mostKeys: 10_000 })
      counts.set(window, count)
      const allowed = count(key, new Date()) <= max
      return { allowed, retryAfter: allowed ? null : window }
    },
  }
}
