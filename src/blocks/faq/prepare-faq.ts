import type { HelpTopic } from '#content/collections/help-articles.ts'
import type { Settings } from '#content/source.ts'
import type { LineId } from '#insurance/lines/registry.ts'
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

/** The lines that know such a thing; what is not named here, all do. */
const ONLY: Partial<Record<HelpTopic, readonly LineId[]>> = {
  'waiting-periods': ['dental', 'expat-long-term', 'expat-short-term', 'legal', 'pet-health'],
  deductibles: [
    'company-professional-liability',
    'cyber',
    'dog-liability',
    'expat-long-term',
    'expat-short-term',
    'general-liability',
    'household',
    'legal',
    'personal-liability',
    'private-health',
    'professional-liability',
  ],
  // Who sees a doctor with it pays a share there.
  copays: [
    'company-health',
    'dental',
    'expat-long-term',
    'expat-short-term',
    'private-health',
    'public-health',
    'travel-health',
  ],
}

/** A public fund and a pension pay without a claim. */
const WITHOUT: Partial<Record<HelpTopic, readonly LineId[]>> = {
  claims: ['basis-pension', 'company-pension', 'pension', 'public-health'],
}

/** The settings name where the help centre answers; only the main site has one. */
export function prepareFaq(
  _block: BlockOf<'blocks.faq'>,
  { settings, site, href }: PrepareContext,
  page: readonly ShownBlock[],
): FaqView {
  const line = lineOf(page)
  if (settings === undefined || line === undefined || site !== 'default') return { help: [] }
  const shown = topics.filter(([, topic]) => isAbout(topic, line))
  return {
    help: shown.map(([name, topic]) => ({ topic, href: href(settings.helpLinks[name]) })),
  }
}

function lineOf(page: readonly ShownBlock[]): LineId | undefined {
  for (const block of page) if (block.__component === 'blocks.product-hero') return block.line
  return undefined
}

function isAbout(topic: HelpTopic, line: LineId): boolean {
  return (ONLY[topic]?.includes(line) ?? true) && !WITHOUT[topic]?.includes(line)
}
