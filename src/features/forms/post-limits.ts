import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { countInWindow } from '#platform/count-in-window.ts'

export type PostLimits = {
  /** Counts one more, and says whether it is one too many. */
  exceeds(what: LimitedAct, clientIp: string | undefined, now: Date): boolean
}

/** Each within an hour, from one connection. */
const most = { post: 40, message: 10, upload: 20, call: 6 } as const
export type LimitedAct = keyof typeof most

/**
 * Counted in memory, under a key that dies with the process: no address of a visitor is ever
 * written down. Each process counts for itself.
 */
export function createPostLimits(): PostLimits {
  const key = randomBytes(32)
  const count = countInWindow({ windowMs: 3_600_000, mostKeys: 50_000 })
  return {
    exceeds(what, clientIp = 'unknown', now) {
      const name = createHmac('sha256', key)
        .update(`${what} ${networkOf(clientIp)}`)
        .digest('base64')
      return count(name, now) > most[what]
    },
  }
}

/** One customer of a provider has a whole /64 of IPv6 addresses. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
