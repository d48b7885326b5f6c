import { createHash, randomBytes } from 'node:crypto'
import { COOKIES } from '#sites/cookies.ts'

/** 256 random bits that open one draft, and the hash by which they are found. */
export function newKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashKey(key) }
}

/** Keys are random, so a plain hash says nothing about them. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export const KEY_PATTERN: RegExp = /^[\w-]{43}$/

/** All keys in a Cookie header, one for each line at most. */
export function keysIn(cookie: string | undefined): readonly string[] {
  const values = cookie
    ?.split(/;\s*/)
    .filter((part) => part.startsWith(`${COOKIES.draft.name}_`))
    .map((part) => part.slice(part.indexOf('=') + 1))
  return values?.filter((value) => KEY_PATTERN.test(value)).slice(0, 100) ?? []
}
