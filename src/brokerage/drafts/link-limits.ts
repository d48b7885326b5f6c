import { createHmac, randomBytes } from 'node:crypto'
import { countInWindow } from '#platform/count-in-window.ts'
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
  return count(name, now) > MOST_LINKS_AN_HOUR
}

const key = new Uint8Array(randomBytes(32))
const count = countInWindow({ windowMs: 3_600_000, mostKeys: 10_000 })
