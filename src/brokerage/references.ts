import { hash } from 'node:crypto'
import { takeRandomBytes } from '#platform/encryption/random-bytes.ts'

/** What a reference stands for, by its first letters. */
export const REFERENCE_PREFIXES = {
  application: 'FA',
  policy: 'FP',
  claim: 'FC',
  request: 'FR',
  question: 'FQ',
  dependant: 'FD',
  message: 'FM',
  advice: 'FB',
  referral: 'FL',
} as const
type ReferenceKind = keyof typeof REFERENCE_PREFIXES

/** Crockford's base 32: no I, L, O or U, so that it survives a telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `FA-7K2M-9QXD-3RBC`: 60 random bits, too many to guess and few enough to read out. */
export function newReference(kind: ReferenceKind): string {
  let reference: string = REFERENCE_PREFIXES[kind]
  for (const [at, byte] of takeRandomBytes(12).entries()) {
    reference += (at % 4 === 0 ? '-' : '') + ALPHABET[byte & 31]
  }
  return reference
}

/** A reference as somebody typed it, in the form in which it is kept; undefined when it is none. */
export function readReference(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/(?<=^..+)[IL]/g, '1')
    .replace(/(?<=^..+)O/g, '0')
  const match =
    /^(F[A-Z])([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/.exec(letters)
  return match ? match.slice(1).join('-') : undefined
}

/** An id that nobody can guess: 192 bits. */
export function newSecretId(): string {
  return takeRandomBytes(24).toString('base64url')
}

/** By which a secret id is found without being kept. It is random, so a plain hash tells nothing. */
export function hashSecretId(secret: string): string {
  return hash('sha256', secret, 'hex')
}
