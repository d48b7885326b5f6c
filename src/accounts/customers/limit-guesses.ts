import { createHmac, randomBytes } from 'node:crypto'
import { countInWindow } from '#platform/count-in-window.ts'
import { keyObject } from '#platform/encryption/key-object.ts'
import { refuse } from '../refusal.ts'

/** In an hour, from all networks together. Nobody mistypes as often; who guesses needs far more. */
export const MOST_GUESSES = 30

/**
 * Counts passwords that were tried for one name or address, whether anybody has it or not. Other
 * ways in, such as a mailed link, stay open to its owner meanwhile.
 */
export type GuessLimit = {
  /** Counts one more, and says whether it is one too many. Before it is checked: many come at once. */
  exceeds(identifier: string, now: Date): boolean
  /** It was the right password, and so no guess. */
  takeBack(identifier: string, now: Date): void
}

export const tooManyGuesses = refuse(
  'RateLimitError',
  'Too many requests, please try again later.',
  { limit: 'identifier' },
)

/** In memory, under a key that dies with the process: what somebody typed is not kept. */
export function createGuessLimit(): GuessLimit {
  const key = new Uint8Array(randomBytes(32))
  const count = countInWindow({ windowMs: 3_600_000, mostKeys: 50_000 })
  const nameOf = (identifier: string) =>
    createHmac('sha256', keyObject(key)).update(identifier.toLowerCase()).digest('base64')
  return {
    exceeds: (identifier, now) => count(nameOf(identifier), now) > MOST_GUESSES,
    takeBack: (identifier, now) => void count(nameOf(identifier), now, -1),
  }
}
