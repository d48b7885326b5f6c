import { createHmac, randomBytes } from 'node:crypto'
import { countInWindow } from './count-in-window.ts'
import { keyObject } from './encryption/key-object.ts'
import { networkOf } from './network-of.ts'

export type NetworkLimits<Act extends string> = {
  /** Counts one more, or as many as it says, and tells whether that is too many. */
  exceeds(act: Act, clientIp: string | undefined, now: Date, by?: number): boolean
}

const WINDOW_MS = 3_600_000

/** The answer to who did too much: before the hour is over there is no use in trying. */
export const REFUSED_FOR_AN_HOUR = {
  status: 429,
  headers: { 'retry-after': String(WINDOW_MS / 1000) },
} as const

/**
 * Limits on what one caller does in an hour. Counted in memory, under a key that dies with the
 * process: no address of a visitor is ever written down. Each process counts for itself.
 */
export function limitNetworks<Act extends string>(
  mostAnHour: Readonly<Record<Act, number>>,
): NetworkLimits<Act> {
  const key = new Uint8Array(randomBytes(32))
  const count = countInWindow({ windowMs: WINDOW_MS, mostKeys: 50_000 })
  return {
    exceeds(act, clientIp = 'unknown', now, by = 1) {
      const name = createHmac('sha256', keyObject(key))
        .update(`${act} ${networkOf(clientIp)}`)
        .digest('base64')
      return count(name, now, by) > mostAnHour[act]
    },
  }
}
