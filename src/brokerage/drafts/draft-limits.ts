import { limitNetworks } from '#platform/limit-networks.ts'

/**
 * What whoever asks from one network may do with drafts in an hour: more than the people of an
 * office do, too little to fill the disk or a stranger's mailbox.
 */
export const DRAFT_LIMITS = {
  /** Links that are mailed. Drafts cost nothing, so a limit for each draft would not do. */
  link: 20,
  draft: 300,
  kilobyte: 1_000_000,
} as const

/** Applications under way that an account holds: of every line one, and then some. */
export const MOST_DRAFTS_OF_ACCOUNT = 50

const limits = limitNetworks(DRAFT_LIMITS)

/** Counts one more, and says whether it is one too many. */
export function exceedsDrafts(
  act: 'link' | 'draft',
  clientIp: string | undefined,
  now: Date,
): boolean {
  return limits.exceeds(act, clientIp, now)
}

/** The same for a file. A small one counts as some more: its name takes room too. */
export function exceedsUploads(clientIp: string | undefined, now: Date, bytes: number): boolean {
  return limits.exceeds('kilobyte', clientIp, now, Math.max(LEAST_KILOBYTES, bytes / 1024))
}

const LEAST_KILOBYTES = 200
