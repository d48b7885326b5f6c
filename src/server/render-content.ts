import type { ContentTarget } from '#routes/request-facts.ts'
import { originOf } from '#sites/hosts.ts'
import { innerPath } from '#sites/inner-path.ts'
import type { RenderedPage, Renderer } from './render-page.ts'
import { type FactSources, requestFactsFor } from './request-facts-for.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { speculationRules } from './speculation-rules.ts'

export type RenderContent = (target: ContentTarget, query: string) => Promise<RenderedPage>

/** Renders content pages with all their headers, as the cache keeps them. */
export function createRenderContent(
  sources: FactSources,
  renderer: Renderer,
  security: SecurityHeaders,
): RenderContent {
  const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' }
  const pageHeaders = {
    ...security.content,
    ...revalidated,
    // Pages are documents: the browser fetches the one a visitor is about to open.
    'speculation-rules': `"${speculationRules.path}"`,
  }
  return async (target, query) => {
    const url = new URL(documentPath(target), originOf(sources.hosts, target.site))
    const page = await renderer.page(url, requestFactsFor(sources, target, { query }))
    const isDocument = page.headers['content-type']?.startsWith('text/html')
    // Files for programs, such as sitemaps, say themselves how they differ from other data.
    const headers = isDocument
      ? { ...page.headers, ...pageHeaders }
      : { ...security.data, ...revalidated, ...page.headers }
    // A cookie is for one visitor, whoever else keeps answers on the way.
    if (page.cookies?.length) headers['cache-control'] = 'private, no-store'
    return { ...page, headers }
  }
}

/**
 * React Router takes an address that ends in `.data` for a request of a hydrated page and answers
 * with the loaders' data. Content pages have no such requests, so it is just a page that is not there.
 */
function documentPath(target: ContentTarget): string {
  return innerPath(target.path.endsWith('.data') ? { ...target, path: '/~' } : target)
}
