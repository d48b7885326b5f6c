import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import type { FindNearby, NearbyPage } from './nearby-pages.ts'

export type Missing = {
  homeHref: string
  /** Pages that the address may have meant. */
  nearby: readonly NearbyPage[]
}

/** What to offer where no page is: the way home, and pages that the words of the address name. */
export async function loadMissing(
  facts: { findNearby: FindNearby; reportError: (error: unknown) => void },
  { site, locale, path }: PageAddress,
): Promise<Missing> {
  const homeHref = localePath(locale, '/')
  const text = lastWords(path)
  // The pages that can be searched are the personal site's.
  if (site !== 'default' || text === undefined) return { homeHref, nearby: [] }
  // A page that is not there stays that, also where nothing can be looked for.
  const nearby = await facts.findNearby(locale, text).catch((error: unknown) => {
    facts.reportError(error)
    return []
  })
  return { homeHref, nearby }
}

/** `/blog/old-name.html` speaks of an old name. Other files are what programs try, by the thousand. */
function lastWords(path: string): string | undefined {
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).replace(/\.html?$/, '')
  return last.includes('.') ? undefined : last
}
