import { hash } from 'node:crypto'
import { takeRandomBytes } from '#platform/encryption/random-bytes.ts'
import { REFERENCE_PREFIXES, type ReferenceKind } from './read-reference.ts'

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

/** An id that nobody can guess: 192 bits. */
export function newSecretId(): string {
  return takeRandomBytes(24).toString('base64url')
}

/** By which a secret id is found without being kept. It is random, so a plain hash tells nothing. */
export function hashSecretId(secret: string): string {
  return hash('sha256', secret, 'hex')
}
