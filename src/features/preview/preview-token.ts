import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '#accounts/derive-key.ts'
import { LOCALES } from '#sites/locales.ts'
import { SITES } from '#sites/site-config.ts'

const previewShape = z.strictObject({
  /** The site whose drafts are shown; no other site believes the token. */
  site: z.enum(SITES),
  locale: z.enum(LOCALES),
  /** Where the document is, without locale prefix: the page that the link leads to. */
  path: z.string().startsWith('/'),
  /** The document for which the link was made. */
  uid: z.string(),
  /** In milliseconds since 1970. */
  expires: z.int(),
})

/** What a signed link shows: drafts of one site, for an hour. It opens nothing but content. */
export type Preview = z.infer<typeof previewShape>

export const previewMinutes = 60

export function signPreview(
  secretKey: string,
  preview: Omit<Preview, 'expires'>,
  now: Date,
): string {
  const expires = now.getTime() + previewMinutes * 60_000
  const payload = Buffer.from(JSON.stringify({ ...preview, expires })).toString('base64url')
  return `${payload}.${signatureOf(secretKey, payload).toString('base64url')}`
}

/** What a token shows, or why it shows nothing. */
export function readPreview(
  secretKey: string,
  token: string,
  now: Date,
): Preview | 'expired' | 'invalid' {
  const [payload = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secretKey, payload)
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) {
    return 'invalid'
  }
  // Signed by us, so it is JSON; perhaps of an older version with another shape.
  const parsed = previewShape.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!parsed.success) return 'invalid'
  return parsed.data.expires > now.getTime() ? parsed.data : 'expired'
}

function signatureOf(secretKey: string, payload: string): Buffer {
  return createHmac('sha256', deriveKey(secretKey, 'draft previews')).update(payload).digest()
}
