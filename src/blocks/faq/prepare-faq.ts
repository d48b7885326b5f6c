import type { HelpTopic } from '#content/collections/help-articles.ts'
import type { Settings } from '#content/source.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf, ShownBlock } from '../shown-block.ts'

export interface FaqView {
  /** Where the help centre goes on, beside the questions of a product. */
  help: { topic: HelpTopic; href: string }[]
}

const topics: readonly (readonly [keyof Settings['helpLinks'], HelpTopic])[] = [
  ['eligibility', 'eligibility'],
  ['waitingPeriods', 'waiting-periods'],
  ['deductibles', 'deductibles'],
  ['copays', 'copays'],
  ['claims', 'claims'],
  ['cancellation', 'cancellation'],
]

/** The settings name where the help centre answers; only the main site has one. */
export function prepareFaq(
  _block: BlockOf<'blocks.faq'>,
  { settings, site, href }: PrepareContext,
  page: readonly ShownBlock[],
): FaqView {
  const line = lineOf(page)
  if (settings === undefined || line === undefined || site !== 'default') return { help: [] }
  const shown = topics.filter(([, topic]) => topic !== 'copays' || hasCopays(line))
  return {
    help: shown.map(([name, topic]) => ({ topic, href: href(settings.helpLinks[name]) })),
  }
}

function lineOf(page: readonly ShownBlock[]): string | undefined {
  for (const block of page) if (block.__component === 'blocks.product-hero') return block.line
  return undefined
}

/** Only who sees a doctor with it pays a share there. */
function hasCopays(line: string): boolean {
  return /health|expat|dental/.test(line) && line !== 'pet-health'
}
