import { createHmac, timingSafeEqual } from 'node:crypto'

/** Days for which a link to a record works; the record itself stays. */
export const ADVICE_LINK_DAYS = 30

/** `<id>.<expiry>.<signature>`: opens one record, without an account, until it expires. */
export function adviceToken(secretKey: string, id: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + ADVICE_LINK_DAYS * 86_400
  return `${id}.${expires}.${sign(secretKey, id, expires)}`
}

/** The record's id if the link is ours and still good. */
export function readAdviceToken(secretKey: string, token: string, now: Date): string | undefined {
  const [, id = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? []
  if (id === '' || Number(expiry) * 1000 <= now.getTime()) return undefined
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secretKey, id, Number(expiry)))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

const TOKEN = /^([\w-]{32})\.(\d{1,12})\.([\w-]{43})$/

function sign(secretKey: string, id: string, expires: number): string {
  return createHmac('sha256', secretKey)
    .update(`advice record\0${id}\0${expires}`)
    .digest('base64url')
}
