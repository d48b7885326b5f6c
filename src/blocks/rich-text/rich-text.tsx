import { leadLinks } from '#content/rich-text/lead-links.ts'
import { keepTogether } from '#i18n/keep-together.ts'
import { parseLocale } from '#sites/locales.ts'
import type { BlockPlace } from '../block-props.ts'
import { setHeadings } from './set-headings.ts'
import { stackTables } from './stack-tables.ts'

/**
 * Formatted text. It was cleaned of everything that could run when it was written. Links to pages
 * of ours are written without locale and lead to the visitor's.
 */
export function RichText({
  html,
  place,
}: {
  html: string
  place: Pick<BlockPlace, 'href' | 'locale'>
}) {
  const tables = stackTables(keepTogether(html))
  const set = setHeadings(tables, parseLocale(place.locale).language)
  const localized = leadLinks(set, place.href)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on every write, see rich-text.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: localized }} />
}
