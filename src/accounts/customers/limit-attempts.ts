import { countInWindow } from '#platform/count-in-window.ts'
import { networkOf } from '#platform/network-of.ts'

/** Counts tries at the pages of the account, where Strapi's routes have a limit of their own. */
export type AttemptLimits = {
  /** Counts one more, and says whether it is one too many. */
  exceeds(key: string, now: Date): boolean
  /**
   * The same for what makes an account or mails a link, from one network and for whatever address:
   * who takes a new one for each try has a new key each time. Pages and routes count together.
   */
  exceedsMails(ip: string, now: Date): boolean
  /** Once an hour: that somebody registers with their address is no reason to fill a mailbox. */
  mayTellOwner(email: string, now: Date): boolean
}

/** Strapi's default: ten a minute. */
const MAX = 10

/** In an hour. A large office stays below; so do our own journeys, which come from one address. */
export const MOST_MAILS = 100

export function createAttemptLimits(): AttemptLimits {
  const count = countInWindow({ windowMs: 60_000, mostKeys: 50_000 })
  const countMails = countInWindow({ windowMs: 3_600_000, mostKeys: 50_000 })
  const countTold = countInWindow({ windowMs: 3_600_000, mostKeys: 50_000 })
  return {
    exceeds: (key, now) => count(key, now) > MAX,
    exceedsMails: (ip, now) => countMails(networkOf(ip), now) > MOST_MAILS,
    mayTellOwner: (email, now) => countTold(email, now) === 1,
  }
}
