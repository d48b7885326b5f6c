import { createHash, randomBytes } from 'node:crypto'

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
