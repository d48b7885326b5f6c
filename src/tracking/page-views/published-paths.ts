import { listSitemap } from '#content/list-sitemap.ts'
import type { Queries } from '#platform/database/connect.ts'
import { SITES } from '#sites/site-config.ts'
import type { IsPublished } from './countable-page.ts'

const FRESH_MS = 300_000

/**
 * Knows which addresses editors have given a page, read anew every few minutes while there are
 * visits. An article that was published a moment ago is counted with its folder until then.
 */
export function watchPublishedPaths(
  queries: Queries,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
): IsPublished {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  return (site, locale, path) => {
    if (now() - readAt > FRESH_MS) {
      readAt = now()
      readPaths(queries).then((paths) => {
        known = paths
      }, onError)
    }
    return known.has(keyOf(site, locale, path))
  }
}

export async function readPaths(queries: Queries): Promise<Set<string>> {
  const lists = await Promise.all(
    SITES.map(async (site) =>
      (await listSitemap(queries, site)).map(({ locale, path }) => keyOf(site, locale, path)),
    ),
  )
  return new Set(lists.flat())
}

function keyOf(site: string, locale: string, path: string): string {
  return `${site} ${locale} ${path}`
}
