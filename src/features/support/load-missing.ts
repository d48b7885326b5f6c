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
  const text = lastWords(path)
  // The pages that can be searched are the personal site's.
  if (site !== 'default' || text === undefined) return { homeHref, nearby: [] }
  const asked = { locale, text, scope: 'site', typing: false } as const
  // A page that is not there stays that, also where nothing can be looked for.
  const found = await findPages(facts, asked).catch(facts.reportError)
  const nearby = (found?.results ?? []).slice(0, mostPages).map(({ href, title }) => ({
    href,
    title: title.map(({ text }) => text).join(''),
  }))
  return { homeHref, nearby }
}

/** `/blog/old-name.html` speaks of an old name. Other files are what programs try, by the thousand. */
function lastWords(path: string): string | undefined {
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).replace(/\.html?$/, '')
  return last.includes('.') ? undefined : last
}
