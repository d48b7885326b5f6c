import { createSecretKey, type KeyObject } from 'node:crypto'

/**
 * A key in the form that ciphers and fingerprints take at once. Handing them plain bytes makes
 * Node prepare the key on every call, which takes ten times longer than the work itself.
 */
export function keyObject(bytes: Uint8Array): KeyObject {
  const known = prepared.get(bytes)
  if (known) return known
  const made = createSecretKey(bytes)
  prepared.set(bytes, made)
  return made
}

const prepared = new WeakMap<Uint8Array, KeyObject>()
