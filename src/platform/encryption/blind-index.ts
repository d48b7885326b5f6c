import { createHmac } from 'node:crypto'
import { keyObject } from './key-object.ts'

/**
 * A keyed fingerprint by which an encrypted value can be looked up but not read: equal values give
 * equal fingerprints, and without the key nobody can try values out.
 */
export function blindIndex(
  key: Uint8Array,
  kind: 'email' | 'name' | 'insurer-number',
  value: string,
): string {
  const normal = value.normalize('NFKC').trim().toLowerCase()
  return createHmac('sha256', keyObject(key))
    .update(`${kind}\0${normal}`)
    .digest('base64url')
    .slice(0, 32)
}
