import { pathOfDocument } from '#content/document-path.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import { parseUid } from '#sites/uid.ts'
import { previewPath } from './preview-path.ts'
import { signPreview } from './preview-token.ts'

/** A document as it is written, its draft before what is published. */
export type PreviewedDocument = {
  collection: string
  uid: string
  locale: string
  attributes: Readonly<Record<string, unknown>>
}

/**
 * The signed link that shows a page with its drafts at its real address. Undefined while the page
 * has no place yet.
 */
export function previewLink(
  { hosts, secretKey, now }: { hosts: HostTable; secretKey: string; now: Date },
  { collection, uid, locale, attributes }: PreviewedDocument,
): string | undefined {
  // Articles, answers and jobs are pages of the personal site, under their name.
  const site = collection === 'pages' ? attributes['site'] : 'default'
  const path = pathOfDocument({ collection, name: parseUid(uid).name, attributes })
  if (!isSite(site) || !isLocale(locale)) return undefined
  if (path === undefined || !/^\/(?!\/)/.test(path)) return undefined
  const token = signPreview(secretKey, { site, locale, path, uid }, now)
  return `${originOf(hosts, site)}${localePath(locale, previewPath)}?token=${token}`
}
