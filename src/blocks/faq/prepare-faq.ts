import type { HelpTopic } from '#content/collections/help-articles.ts'
import type { Settings } from '#content/source.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf, ShownBlock } from '../shown-block.ts'
import { HELP_OF_LINE } from './help-of-line.ts'

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
  const shown: readonly string[] = ['eligibility', ...HELP_OF_LINE[line], 'cancellation']
  return {
    help: topics
      .filter(([name]) => shown.includes(name))
      .map(([name, topic]) => ({ topic, href: href(settings.helpLinks[name]) })),
  }
}

function lineOf(page: readonly ShownBlock[]): LineId | undefined {
  for (const block of page) if (block.__component === 'blocks.product-hero') return block.line
  return undefined
}
