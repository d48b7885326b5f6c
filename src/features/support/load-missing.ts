import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { findPages } from './find-pages.ts'
import type { SupportFacts } from './support-facts.ts'

export type Missing = {
  homeHref: string
  /** Pages that the address may have meant. */
  nearby: { href: string; title: string }[]
}

const mostPages = 3

/** What to offer where no page is: the way home, and pages that the words of the address name. */
export async function loadMissing(
  facts: Pick<SupportFacts, 'content' | 'clock' | 'reportError'>,
  { site, locale, path }: PageAddress,
): Promise<Missing> {
  const homeHref = localePath(locale, '/')
  // The pages that can be searched are the personal site's.
  if (site !== 'default') return { homeHref, nearby: [] }
  const { results } = await findPages(facts, {
    locale,
    text: lastWords(path),
    scope: 'site',
    typing: false,
  })
  const nearby = results.slice(0, mostPages).map(({ href, title }) => ({
    href,
    title: title.map(({ text }) => text).join(''),
  }))
  return { homeHref, nearby }
}

/** `/blog/old-name.html` speaks of an old name. */
function lastWords(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).replace(/\.\w+$/, '')
}
