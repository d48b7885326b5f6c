import { createHmac, randomBytes } from 'node:crypto'
import { keyObject } from '#platform/encryption/key-object.ts'

/** Links that are mailed in an hour for whoever asks from one address, whatever their drafts. */
export const MOST_LINKS_AN_HOUR = 20

/**
 * Counts one more mailed link for an address, and says whether it is one too many: drafts cost
 * nothing, so the limit for each draft alone would let a stranger's mailbox be filled. Counted in
 * memory, under a key that dies with the process: no address is written down.
 */
export function exceedsLinks(clientIp: string | undefined, now: Date): boolean {
  const name = createHmac('sha256', keyObject(key))
    .update(clientIp ?? 'unknown')
    .digest('base64')
  const known = counts.get(name)
  const current =
    known && now.getTime() - known.since < HOUR_MS ? known : { since: now.getTime(), links: 0 }
  current.links += 1
  counts.delete(name)
  counts.set(name, current)
  if (counts.size > MOST_ADDRESSES) counts.delete(counts.keys().next().value ?? '')
  return current.links > MOST_LINKS_AN_HOUR
}

const HOUR_MS = 3_600_000
/** Beyond that the oldest are forgotten: memory is no one's to fill. */
const MOST_ADDRESSES = 10_000
const key = new Uint8Array(randomBytes(32))
const counts = new Map<string, { since: number; links: number }>()
