import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { ContentTarget } from '#routes/request-facts.ts'
import type { RenderContent } from './render-content.ts'
import type { RenderedPage } from './render-page.ts'

export type RenderMissing = (place: Pick<ContentTarget, 'site' | 'locale'>) => Promise<RenderedPage>

/**
 * A site's own 404 for addresses that cannot be pages. It is the same at each of them, and whoever
 * tries addresses tries many: with a memory it is rendered once for a site and locale, and again
 * when something of it was published.
 */
export function createRenderMissing(render: RenderContent, memory?: TaggedMemory): RenderMissing {
  return async ({ site, locale }) => {
    const renderAnew = () => render({ kind: 'content', site, locale, path: NOT_FOUND_PATH }, '')
    if (memory === undefined) return renderAnew()
    const key = JSON.stringify(['missing', site, locale])
    const read = async () => {
      const page = await renderAnew()
      if (page.status !== 404) throw new Unexpected(page)
      return page
    }
    try {
      return await memory.remember(key, read, ({ tags }) => tags)
    } catch (error) {
      if (error instanceof Unexpected) return error.page
      throw error
    }
  }
}

/** No page can be made at this path, so the renderer answers with the site's own 404. */
const NOT_FOUND_PATH = '/~'

/** Carries an answer past the memory, which keeps what is returned. */
class Unexpected extends Error {
  readonly page: RenderedPage

  constructor(page: RenderedPage) {
    super(`The page for what is missing answered ${page.status}.`)
    this.page = page
  }
}
