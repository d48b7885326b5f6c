import { prepareLegalText } from '#blocks/legal-text/prepare-legal-text.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { lendingTags } from '#content/lent-pages.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import type { ContentSource } from '#content/source.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { legalPaper } from './legal-paper.tsx'

/**
 * Drawing takes tens of milliseconds of a thread that orders need too, and a made-up cookie leads past
 * the page cache: the same text is drawn once.
 */
const drawn = new TaggedMemory({ limit: 60, freshMs: 24 * 3_600_000, now: Date.now })

type PaperFacts = {
  content: ContentSource
  clock: Clock
  cacheTags: Set<string>
  reportError: (error: unknown) => void
}

/** The legal text of the page at a path as PDF; undefined where there is none. */
export async function loadLegalPaper(
  { content, clock, cacheTags, reportError }: PaperFacts,
  { site, locale, path }: PageAddress,
): Promise<Uint8Array | undefined> {
  const found = await content.findPage(site, locale, path)
  if (!found) return undefined
  for (const tag of [...entryTags(found), ...lendingTags(found, site, locale)]) cacheTags.add(tag)
  const settings = await content.getSettings()
  const today = berlinDay(clock.now())
  const page = await fillPlaceholders(found, { settings, locale, today, reportError })
  const block = page.attributes.blocks.find((each) => each.__component === 'blocks.legal-text')
  if (!block) return undefined
  const { facts } = await prepareLegalText(block, { settings, locale, path, href: (link) => link })
  const text = { block, facts, settings, locale }
  return drawn.remember(
    JSON.stringify(text),
    () => renderPaper(legalPaper(text)),
    () => [],
  )
}
