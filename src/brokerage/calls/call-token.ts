import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link in a mail carries: the call, signed, so that only its caller has it. */
export function callToken(secretKey: string, reference: string): string {
  return `${reference}.${sign(secretKey, reference)}`
}

/** The reference in a token; undefined when the signature is not ours. */
export function readCallToken(secretKey: string, token: string): string | undefined {
  const [reference = '', signature = '', ...rest] = token.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secretKey, reference))]
  if (rest.length > 0 || given.length !== right.length) return undefined
  return timingSafeEqual(given, right) ? reference : undefined
}

function sign(secretKey: string, reference: string): string {
  return createHmac('sha256', secretKey).update(`booked call\0${reference}`).digest('base64url')
}
