import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#accounts/derive-key.ts'

/**
 * Says when a form was handed to one visitor, without a cookie. A page from the cache carries none,
 * because it is the same for everybody: there the script asks for one with the first key, and who
 * has no script gets one with the second look at what they wrote.
 */
export type FormToken = {
  /** Makes the message one, however often it is sent. */
  nonce: string
  ageMs: number
}

/** Nobody reads and fills in a form faster. */
export const LEAST_AGE_MS = 2_000
/** Long enough to look for a document overnight. */
export const MOST_AGE_MS = 24 * 3_600_000

export function issueFormToken(secretKey: string, formUid: string, now: Date): string {
  const payload = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${payload}.${signatureOf(secretKey, formUid, payload)}`
}

/** The token, or why it is none of ours or of no use any more. */
export function readFormToken(
  secretKey: string,
  formUid: string,
  token: string,
  now: Date,
): FormToken | undefined {
  const [issued = '', nonce = '', signature = '', ...rest] = token.split('.')
  const right = Buffer.from(signatureOf(secretKey, formUid, `${issued}.${nonce}`))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) {
    return undefined
  }
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return ageMs < 0 || ageMs > MOST_AGE_MS ? undefined : { nonce, ageMs }
}

/** Names a file that has arrived, to the form it arrived with. */
export function signTicket(secretKey: string, formUid: string, uploadId: number): string {
  return `${uploadId}.${signatureOf(secretKey, formUid, `upload ${uploadId}`)}`
}

export function readTicket(secretKey: string, formUid: string, ticket: string): number | undefined {
  const [id = '', signature = ''] = ticket.split('.')
  if (!/^\d{1,15}$/.test(id)) return undefined
  const right = Buffer.from(signatureOf(secretKey, formUid, `upload ${id}`))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : undefined
}

function signatureOf(secretKey: string, formUid: string, payload: string): string {
  return createHmac('sha256', deriveKey(secretKey, 'form tokens'))
    .update(`${formUid}\0${payload}`)
    .digest('base64url')
}
