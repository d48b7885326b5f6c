import { createCipheriv, createDecipheriv } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { keyObject } from './key-object.ts'
import type { Keyring } from './keyring.ts'
import { takeRandomBytes } from './random-bytes.ts'

/**
 * Encrypts with AES-256-GCM under the first key of the ring. `place` names the row and the column
 * and is authenticated with the text, so that a ciphertext copied to another row does not open.
 *
 * Layout: version (1 byte), length of the key's id (1), the id, nonce (12), tag (16), ciphertext.
 */
export function seal(keyring: Keyring, plain: string | Uint8Array, place: string): Buffer {
  const [{ id, bytes }] = keyring
  const head = `${String.fromCharCode(VERSION, id.length)}${id}`
  const nonce = takeRandomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyObject(bytes), nonce)
  cipher.setAAD(Buffer.from(head + place))
  const text = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  // In this mode the text is as long as it was, and the end adds nothing to it.
  cipher.final()
  return Buffer.concat([Buffer.from(head), nonce, cipher.getAuthTag(), text])
}

/** Opens what `seal` closed for the same place. Anything else is a bug, a loss or an attack. */
export function unseal(keyring: Keyring, sealed: Uint8Array, place: string): Buffer {
  const keyId = keyIdOf(sealed)
  const key = keyring.find(({ id }) => id === keyId)
  if (key === undefined) {
    throw new AppError(
      'decryption-failed',
      `The key "${keyId}" is not among ENCRYPTION_KEYS: add it after the first one, so that what it wrote can be read.`,
    )
  }
  const headEnd = 2 + (sealed[1] ?? 0)
  const nonceEnd = headEnd + NONCE_BYTES
  const tagEnd = nonceEnd + TAG_BYTES
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyObject(key.bytes),
      sealed.subarray(headEnd, nonceEnd),
    )
    decipher.setAAD(Buffer.concat([sealed.subarray(0, headEnd), Buffer.from(place)]))
    decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd))
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
  } catch (error) {
    throw new AppError(
      'decryption-failed',
      `A ciphertext does not belong where it stands, was changed, or was written with another key than the present "${keyId}": look at the keys, else restore the row from a backup.`,
      { details: { place, keyId }, cause: error },
    )
  }
}

/** The key that wrote a ciphertext; for the job that writes everything again with the newest. */
export function keyIdOf(sealed: Uint8Array): string {
  const [version, length = 0] = sealed
  if (version !== VERSION || sealed.length < 2 + length + NONCE_BYTES + TAG_BYTES) {
    throw new AppError('decryption-failed', 'A value is no ciphertext of ours.')
  }
  return Buffer.from(sealed.subarray(2, 2 + length)).toString('latin1')
}

export function sealJson(keyring: Keyring, value: unknown, place: string): Buffer {
  return seal(keyring, JSON.stringify(value), place)
}

export function unsealJson(keyring: Keyring, sealed: Uint8Array, place: string): unknown {
  return JSON.parse(unseal(keyring, sealed, place).toString('utf8'))
}

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
