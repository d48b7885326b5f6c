import { endOfString } from './is-deep-json.ts'

/** A list of five hundred employees has less than half of them. */
export const MOST_KEYS = 10_000

/**
 * Whether a JSON text has more keys than anything of ours, found out before it is read: keys that
 * all differ cost more than anything else that fits into a megabyte, a second for seventy thousand.
 */
export function hasManyKeys(text: string): boolean {
  // Each has its colon: what most people send need not be looked through.
  if (text.length <= MOST_KEYS) return false
  let keys = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COLON) keys += 1
    if (keys > MOST_KEYS) return true
  }
  return false
}

const QUOTE = 0x22
const COLON = 0x3a
