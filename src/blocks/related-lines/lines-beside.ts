import { linkHref } from '#content/link-href.ts'
import { pageWordsOf } from '#content/page-words.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { berlinDay } from '#platform/clock.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { prepareRelatedLines, type RelatedLinesView } from './prepare-related-lines.ts'

type LineFacts = Parameters<typeof pageWordsOf>[0] & { readonly hosts: HostTable }

/** Lines as they stand beside what editors wrote: an article, an answer, a section of the blog. */
export async function linesBeside(
  facts: LineFacts,
  { site, locale }: PageAddress,
  lines: readonly LineId[],
): Promise<RelatedLinesView['lines']> {
  const view = await prepareRelatedLines(
    { lines: lines.map((line) => ({ line })) },
    {
      site,
      locale,
      asOf: lawDay(berlinDay(facts.clock.now())),
      href: (link) => linkHref(link, facts.hosts, locale),
      pageWords: pageWordsOf(facts, { site, locale }),
    },
  )
  return view.lines
}
