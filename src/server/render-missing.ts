import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { Resolution } from '#sites/resolve.ts'
import type { RenderContent } from './render-content.ts'
import type { RenderedPage } from './render-page.ts'

export type RenderMissing = (
  missed: Omit<Extract<Resolution, { kind: 'not-found' }>, 'kind'>,
) => Promise<RenderedPage>

/**
 * A site's own 404 for addresses that cannot be pages. What another site or country has is looked
 * for here too, to offer what comes near. Below an unknown locale it is the same everywhere, and
 * whoever tries addresses tries many: with a memory it is rendered once for a site and locale, and
 * again when something of it was published.
 */
export function createRenderMissing(render: RenderContent, memory?: TaggedMemory): RenderMissing {
  return async ({ site, locale, reason, path }) => {
    const isOfferedElsewhere = reason === 'not-here'
    const place = { kind: 'content', site, locale } as const
    const asked = isOfferedElsewhere ? NOT_FOUND_PATH + path : NOT_FOUND_PATH
    const renderAnew = () => render({ ...place, path: asked }, '')
    if (memory === undefined || isOfferedElsewhere) return renderAnew()
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

/** No page can be made at this path or below it, so the renderer answers with the site's own 404. */
const NOT_FOUND_PATH = '/~'

/** Carries an answer past the memory, which keeps what is returned. */
class Unexpected extends Error {
  readonly page: RenderedPage

  constructor(page: RenderedPage) {
    super(`The page for what is missing answered ${page.status}.`)
    this.page = page
  }
}
