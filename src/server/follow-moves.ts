import type { ContentTarget } from '#routes/request-facts.ts'
import { findMove, type Move } from './find-move.ts'
import type { RenderContent } from './render-content.ts'
import type { FactSources } from './request-facts-for.ts'

export type FindMoved = (target: ContentTarget, query: string) => Promise<Move | undefined>

/** Before a 404 is answered: did editors say where the page went? */
export function followMoves(
  sources: Pick<FactSources, 'content' | 'hosts' | 'log'>,
  render: RenderContent,
): { findMoved: FindMoved; renderContent: RenderContent } {
  const isPage = async (target: ContentTarget) => (await render(target, '')).status !== 404
  const findMoved: FindMoved = (target, query) =>
    findMove({ ...sources, isPage }, target, query).catch((error: unknown) => {
      sources.log.error({ err: error }, 'redirects could not be read')
      return undefined
    })
  return {
    findMoved,
    async renderContent(target, query) {
      const page = await render(target, query)
      const move = page.status === 404 ? await findMoved(target, query) : undefined
      if (!move) return page
      const headers = { ...page.headers, location: move.location }
      return { ...page, status: move.status, headers, body: Buffer.alloc(0) }
    },
  }
}
