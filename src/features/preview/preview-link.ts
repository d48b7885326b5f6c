import { pathOfDocument } from '#content/document-path.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import { parseUid } from '#sites/uid.ts'
import { previewPath } from './preview-path.ts'
import { signPreview } from './preview-token.ts'

/** A document as it is written, its draft before what is published. */
type PreviewedDocument = {
  collection: string
  uid: string
  locale: string
  attributes: Readonly<Record<string, unknown>>
}

/**
 * The signed link that shows a page with its drafts at its real address: to its editor, or to others
 * who may see nothing else. Undefined while the page has no place yet.
 */
export function previewLink(
  { hosts, secretKey, now }: { hosts: HostTable; secretKey: string; now: Date },
  document: PreviewedDocument & { sharedSince?: string },
): string | undefined {
  const place = placeOf(document)
  if (place === undefined) return undefined
  const { site, locale } = place
  const { collection, uid, sharedSince } = document
  const shared = sharedSince && { shared: { collection, since: sharedSince } }
  const token = signPreview(secretKey, { ...place, uid, ...shared }, now)
  return `${originOf(hosts, site)}${localePath(locale, previewPath)}?token=${token}`
}

/** Where the public sees the page. Undefined while it has no place yet. */
export function addressOf(hosts: HostTable, document: PreviewedDocument): string | undefined {
  const place = placeOf(document)
  return place && `${originOf(hosts, place.site)}${localePath(place.locale, place.path)}`
}

function placeOf({ collection, uid, locale, attributes }: PreviewedDocument) {
  // Articles, answers and jobs are pages of the personal site, under their name.
  const site = collection === 'pages' ? attributes['site'] : 'default'
  const path = pathOfDocument({ collection, name: parseUid(uid).name, attributes })
  if (!isSite(site) || !isLocale(locale)) return undefined
  if (path === undefined || !/^\/(?!\/)/.test(path)) return undefined
  return { site, locale, path }
}
