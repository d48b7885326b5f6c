import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes with the name under which ciphertexts refer to it. */
export type EncryptionKey = { readonly id: string; readonly bytes: Uint8Array }

/** All keys that can read; the first one writes. */
export type Keyring = readonly [EncryptionKey, ...EncryptionKey[]]

/**
 * The keys of the settings, and after them one that is made from SECRET_KEY: an installation that
 * began without keys of its own keeps reading what it wrote. Where SECRET_KEY was changed since, the
 * settings carry the key that was made from the former one, under its name.
 */
export function openKeyring(env: {
  readonly encryptionKeys: readonly EncryptionKey[]
  readonly secretKey: string
}): Keyring {
  const [first, ...others] = env.encryptionKeys
  const derived = { id: DERIVED_KEY_ID, bytes: derive(env.secretKey, 'encryption at rest') }
  if (first === undefined) return [derived]
  const isCarried = others.some(({ id }) => id === DERIVED_KEY_ID)
  return isCarried ? [first, ...others] : [first, ...others, derived]
}

/** Of the key that comes from SECRET_KEY. */
export const DERIVED_KEY_ID = 'secret'

/** The key of the blind index, which outlives every rotation of the keys above. */
export function blindIndexKey(secretKey: string): Uint8Array {
  return derive(secretKey, 'blind index')
}

function derive(secretKey: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, 'feather', purpose, 32))
}
