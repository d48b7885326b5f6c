import type { Typed } from '#ui/field/put-back.ts'
import { inTab } from '#ui/in-tab.ts'

/**
 * What is typed into the account and not sent, in this tab and sealed: what happened to somebody is
 * soon about their health, and a browser that crashed has its tabs on the disk. The key comes with
 * each page of the session, so nobody opens it once that is over, whoever signs in then.
 */
export function keepSealed(typingKey: string, place: string, typed: Typed): Promise<void> {
  return afterOthers(async () => {
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify([...typed]))
    const sealed = await crypto.subtle.encrypt(how(nonce, place), await openKey(typingKey), text)
    const kept = toBase64(Uint8Array.of(...nonce, ...new Uint8Array(sealed)))
    sessionStorage.setItem(PREFIX + place, kept)
  })
}

/** Nothing, and nothing is left of it, where another session sealed it. */
export async function recallSealed(typingKey: string, place: string): Promise<Typed> {
  // What was just sent is forgotten first.
  await before
  const kept = inTab(() => sessionStorage.getItem(PREFIX + place))
  if (!kept) return new Map()
  try {
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0))
    const [nonce, sealed] = [bytes.subarray(0, 12), bytes.subarray(12)]
    const text = await crypto.subtle.decrypt(how(nonce, place), await openKey(typingKey), sealed)
    return new Map(JSON.parse(new TextDecoder().decode(text)))
  } catch {
    forgetAll()
    return new Map()
  }
}

/** It was sent. */
export function forgetSealed(place: string): Promise<void> {
  return afterOthers(async () => sessionStorage.removeItem(PREFIX + place))
}

/** Somebody signs out, or has. */
export function forgetAll(): void {
  inTab(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  })
}

const PREFIX = 'account:'

let before: Promise<void> = Promise.resolve()

/** One after the other, so that a letter does not overtake the next; a browser may refuse any of it. */
function afterOthers(act: () => Promise<void>): Promise<void> {
  before = before.then(act).catch(() => {})
  return before
}

/** Bound to its form: it is no text of another one. */
function how(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
}

function openKey(typingKey: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(typingKey), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
