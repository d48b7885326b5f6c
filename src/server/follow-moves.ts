import type { ContentTarget } from '#routes/request-facts.ts'
import { hostInAddress } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { findMove, type Move } from './find-move.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { RenderContent } from './render-content.ts'
import type { FactSources } from './request-facts-for.ts'

export type FindMoved = (target: ContentTarget, query: string) => Promise<Move | undefined>

/** Before a 404 is answered: did editors say where the page went? */
export function followMoves(
  sources: Pick<FactSources, 'content' | 'hosts' | 'log'>,
  render: RenderContent,
  cache: Pick<PageCache, 'peek'>,
): { findMoved: FindMoved; renderContent: RenderContent } {
  /** What somebody moved to is in memory as soon as one has followed. */
  const isKept = (target: ContentTarget) =>
    cache.peek({
      host: hostInAddress(sources.hosts, target.site),
      path: localePath(target.locale, target.path),
      query: '',
      encoding: 'identity',
      render: () => renderContent(target, ''),
    }) !== undefined
  const isPage = async (target: ContentTarget) =>
    isKept(target) || (await render(target, '')).status !== 404
  const findMoved: FindMoved = (target, query) =>
    findMove({ ...sources, isPage }, target, query).catch((error: unknown) => {
      sources.log.error({ err: error }, 'redirects could not be read')
      return undefined
    })
  const renderContent: RenderContent = async (target, query) => {
    const page = await render(target, query)
    const move = page.status === 404 ? await findMoved(target, query) : undefined
    if (!move) return page
    const headers = { ...page.headers, location: move.location }
    return { ...page, status: move.status, headers, body: Buffer.alloc(0) }
  }
  return { findMoved, renderContent }
}
