import type { BlockView, BlockViews } from './block-views.ts'
import { prepareBookACall } from './book-a-call/prepare-book-a-call.ts'
import { prepareContributionTable } from './contribution-table/prepare-contribution-table.ts'
import { prepareDocuments } from './documents/prepare-documents.ts'
import { prepareFaq } from './faq/prepare-faq.ts'
import { prepareForm } from './form/prepare-form.ts'
import { prepareHealthComparison } from './health-comparison/prepare-health-comparison.ts'
import { prepareHomeHero } from './home-hero/prepare-home-hero.ts'
import { prepareLegalText } from './legal-text/prepare-legal-text.ts'
import { prepareOpenJobs } from './open-jobs/prepare-open-jobs.ts'
import { preparePlans } from './plans/prepare-plans.ts'
import type { PrepareContext } from './prepare-context.ts'
import { preparePressList } from './press-list/prepare-press-list.ts'
import { prepareProductHero } from './product-hero/prepare-product-hero.ts'
import { prepareRelatedLines } from './related-lines/prepare-related-lines.ts'
import type { BlockKind, BlockOf, ShownBlock } from './shown-block.ts'

/** Looks up what the blocks of a page need, each at the position of its block. */
export function prepareBlocks(
  blocks: readonly ShownBlock[],
  context: PrepareContext,
): Promise<BlockView[]> {
  return Promise.all(blocks.map((block) => prepareBlock(block, blocks, context)))
}

/** `page` is the whole page, because plans show prices for what its hero asks. */
export async function prepareBlock(
  block: ShownBlock,
  page: readonly ShownBlock[],
  context: PrepareContext,
): Promise<BlockView> {
  try {
    const prepare = preparers[block.__component] as Preparer<ShownBlock> | undefined
    return await prepare?.(block, context, page)
  } catch (error) {
    // A draft may be unfinished, and one block must not take its page down.
    context.reportError(error)
    return undefined
  }
}

type Preparer<Block, View = BlockView> = (
  block: Block,
  context: PrepareContext,
  page: readonly ShownBlock[],
) => View | undefined | Promise<View | undefined>

/** What looks up the view of a kind of block. A view without a preparer does not compile. */
const preparers: { [Kind in BlockKind]?: Preparer<BlockOf<Kind>> } & {
  [Kind in keyof BlockViews]: Preparer<BlockOf<Kind>, BlockViews[Kind]>
} = {
  'blocks.home-hero': prepareHomeHero,
  'blocks.product-hero': prepareProductHero,
  'blocks.plans': preparePlans,
  'blocks.documents': prepareDocuments,
  'blocks.related-lines': prepareRelatedLines,
  'blocks.book-a-call': prepareBookACall,
  'blocks.health-comparison': prepareHealthComparison,
  'blocks.contribution-table': prepareContributionTable,
  'blocks.faq': prepareFaq,
  'blocks.form': prepareForm,
  'blocks.legal-text': prepareLegalText,
  'blocks.open-jobs': prepareOpenJobs,
  'blocks.press-list': preparePressList,
}
