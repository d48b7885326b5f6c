import { randomBytes } from 'node:crypto'
import { readLink, signLink } from '#platform/signed-link.ts'

/**
 * Says when a form was handed to one visitor, without a cookie. A page from the cache carries none,
 * because it is the same for everybody: there the script asks for one with the first key, and who
 * has no script gets one with the second look at what they wrote.
 */
export type FormToken = {
  /** Of this token alone. */
  nonce: string
  ageMs: number
}

/** Nobody reads and fills in a form faster. */
export const LEAST_AGE_MS = 2_000
/** Long enough to look for a document overnight. */
export const MOST_AGE_MS = 24 * 3_600_000

export function issueFormToken(secretKey: string, formUid: string, now: Date): string {
  const subject = `${now.getTime().toString(36)}-${randomBytes(12).toString('base64url')}`
  const expires = new Date(now.getTime() + MOST_AGE_MS)
  return signLink({ secretKey, purpose: 'form token', salt: formUid }, subject, expires)
}

/** The token, or undefined where it is none of ours or of no use any more. */
export function readFormToken(
  secretKey: string,
  formUid: string,
  token: string,
  now: Date,
): FormToken | undefined {
  const subject = readLink({ secretKey, purpose: 'form token', salt: formUid }, token, now)
  const [, issued = '', nonce = ''] = /^([0-9a-z]+)-(.+)$/.exec(subject ?? '') ?? []
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return ageMs >= 0 ? { nonce, ageMs } : undefined
}

/** Names a file that has arrived, to the form it arrived with. */
export function signTicket(secretKey: string, formUid: string, uploadId: number): string {
  return signLink({ secretKey, purpose: 'form upload', salt: formUid }, String(uploadId))
}

export function readTicket(secretKey: string, formUid: string, ticket: string): number | undefined {
  const kind = { secretKey, purpose: 'form upload', salt: formUid }
  // Files wait for their message by themselves, so a ticket ends with its file.
  const id = readLink(kind, ticket, new Date(0))
  return id === undefined ? undefined : Number(id)
}
