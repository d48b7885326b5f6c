import type { ContentTarget } from '#routes/request-facts.ts'
import { type PageDescription, readPageDescription } from '#shell/search/page-description.ts'
import type { RenderContent } from './render-content.ts'

/** What a page says of itself, and what it is made from: known to nobody but the page. */
export async function describePage(
  render: RenderContent,
  target: ContentTarget,
): Promise<(PageDescription & { tags: readonly string[] }) | undefined> {
  const { status, body, tags } = await render(target, '')
  const found = status === 200 ? readPageDescription(body.toString('utf8')) : undefined
  return found && { ...found, tags }
}
