import { z } from 'zod'
import { checkLink, signLink } from '#platform/signed-link.ts'
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
  /** On a link for others, who see this document and no other draft. */
  shared: z
    .strictObject({
      collection: z.string(),
      /** Its mark when the link was made (`sharingMark`): the link ends when it has another one. */
      since: z.string(),
    })
    .optional(),
})

/**
 * What a signed link shows: to an editor the drafts of one site, for an hour; to others one document,
 * for a week. It opens nothing but content.
 */
export type Preview = z.infer<typeof previewShape>

export const previewMinutes = 60
export const sharedDays = 7

export function signPreview(secretKey: string, preview: Preview, now: Date): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const minutes = preview.shared ? sharedDays * 24 * 60 : previewMinutes
  return signLink({ secretKey, purpose }, payload, new Date(now.getTime() + minutes * 60_000))
}

/** What a token shows, or why it shows nothing. */
export function readPreview(
  secretKey: string,
  token: string,
  now: Date,
): Preview | 'expired' | 'invalid' {
  const read = checkLink({ secretKey, purpose }, token, now)
  if (read === undefined) return 'invalid'
  if (read.isExpired) return 'expired'
  // Signed by us, so it is JSON; perhaps of an older version with another shape.
  const parsed = previewShape.safeParse(
    JSON.parse(Buffer.from(read.subject, 'base64url').toString()),
  )
  return parsed.success ? parsed.data : 'invalid'
}

const purpose = 'draft preview'
