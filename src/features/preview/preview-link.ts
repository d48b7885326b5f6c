import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale } from '#sites/locales.ts'
import { SITES } from '#sites/site-config.ts'
import { previewPath } from './preview-path.ts'
import { signPreview } from './preview-token.ts'

/** A document as it is written, its draft before what is published. */
export type PreviewedDocument = {
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
  { uid, locale, attributes }: PreviewedDocument,
): string | undefined {
  const site = SITES.find((each) => each === attributes['site'])
  const path = attributes['path']
  if (site === undefined || !isLocale(locale)) return undefined
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  const token = signPreview(secretKey, { site, locale, path, uid }, now)
  return `${originOf(hosts, site)}${localePath(locale, previewPath)}?token=${token}`
}
