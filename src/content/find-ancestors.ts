import type { PageAddress } from '#sites/inner-path.ts'
import type { ContentSource } from './source.ts'

/** The pages above a path, from the top, as far as they exist. */
export async function findAncestors(
  content: Pick<ContentSource, 'describePage'>,
  { site, locale, path }: PageAddress,
): Promise<{ name: string; path: string }[]> {
  const segments = path.split('/').slice(1, -1)
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const pages = await Promise.all(above.map((each) => content.describePage(site, locale, each)))
  return pages.flatMap((page) =>
    page ? [{ name: page.attributes.title, path: page.attributes.path }] : [],
  )
}
