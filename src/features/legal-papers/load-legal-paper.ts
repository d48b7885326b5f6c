import { prepareLegalText } from '#blocks/legal-text/prepare-legal-text.ts'
import { fillFigures } from '#content/figures/fill-figures.ts'
import { fillSettings } from '#content/fill-settings.ts'
import { lendingTags } from '#content/lent-pages.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import type { ContentSource } from '#content/source.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { type Clock, todayIn } from '#platform/clock.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { legalPaper } from './legal-paper.tsx'

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
  const today = isoDateOf(todayIn('Europe/Berlin', clock))
  const page = await fillFigures(fillSettings(found, settings), { locale, today, reportError })
  const block = page.attributes.blocks.find((each) => each.__component === 'blocks.legal-text')
  if (!block) return undefined
  const { facts } = await prepareLegalText(block, { settings, locale, path, href: (link) => link })
  return renderPaper(legalPaper({ block, facts, settings, locale }))
}
