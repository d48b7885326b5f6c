import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link was signed with. A link for one purpose opens nothing that is for another. */
export type LinkKind = {
  readonly secretKey: string
  /** In words, such as "advice record". */
  readonly purpose: string
  /** Kept beside what the link opens, or names whom it is for; with another one it is void. */
  readonly salt?: string
}

/**
 * What a link carries: `<subject>.<expiry>.<signature>`, or without expiry where what it opens ends
 * by itself. The subject is an id of letters, digits, `-` and `_`, or something in base64url.
 */
export function signLink(kind: LinkKind, subject: string, expires?: Date): string {
  const parts = expires === undefined ? [subject] : [subject, String(secondsOf(expires))]
  return [...parts, signatureOf(kind, parts)].join('.')
}

/** The subject, if the link is ours, for this purpose, and has not expired. */
export function readLink(kind: LinkKind, token: string, now: Date): string | undefined {
  const read = checkLink(kind, token, now)
  return read?.isExpired === false ? read.subject : undefined
}

/** The same for who says apart that a link was good once. */
export function checkLink(
  kind: LinkKind,
  token: string,
  now: Date,
): { readonly subject: string; readonly isExpired: boolean } | undefined {
  const [, subject = '', expiry, given = ''] = TOKEN.exec(token) ?? []
  const parts = expiry === undefined ? [subject] : [subject, expiry]
  const [one, other] = [Buffer.from(given), Buffer.from(signatureOf(kind, parts))]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return undefined
  return { subject, isExpired: expiry !== undefined && Number(expiry) * 1000 <= now.getTime() }
}

/** What a link says it opens, unchecked: for finding the salt with which to check it. */
export function claimedSubject(token: string): string | undefined {
  return TOKEN.exec(token)?.[1]
}

const TOKEN = /^([\w-]{1,2048})(?:\.(\d{1,12}))?\.([\w-]{43})$/

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

function signatureOf({ secretKey, purpose, salt }: LinkKind, parts: readonly string[]): string {
  return createHmac('sha256', secretKey)
    .update([purpose, ...parts, ...(salt === undefined ? [] : [salt])].join('\0'))
    .digest('base64url')
}
