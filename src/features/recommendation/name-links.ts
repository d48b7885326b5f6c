import { LINE_PAGES } from '#blocks/line-pages.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import type { GeneralSource } from './general-result.ts'

/** Words that name a line, with the page that explains it. */
export type NameLinks = Readonly<Record<string, string>>

/** Only of pages that the visitor's country has, in their language. */
export function nameLinks(
  { copy, lines }: Pick<GeneralSource, 'copy' | 'lines'>,
  hosts: HostTable,
  locale: Locale,
): NameLinks {
  const links = Object.entries(copy.names).flatMap(([line, names]) => {
    if (!isLineId(line)) return []
    const { path } = LINE_PAGES[line]
    const site = lines[line].rated.definition.audience === 'company' ? 'business' : 'default'
    if (availability(site, locale, path) !== 'listed') return []
    const href = canonicalUrl(hosts, { site, locale, path })
    return names.split('|').map((words) => [words, href] as const)
  })
  return Object.fromEntries(links)
}
