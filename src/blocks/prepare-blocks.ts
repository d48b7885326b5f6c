import type { ShownBlock } from './block-props.ts'
import type { BlockView } from './block-views.ts'
import { prepareBookACall } from './book-a-call/prepare-book-a-call.ts'
import { prepareContributionTable } from './contribution-table/prepare-contribution-table.ts'
import { prepareDocuments } from './documents/prepare-documents.ts'
import { prepareHealthComparison } from './health-comparison/prepare-health-comparison.ts'
import { preparePlans } from './plans/prepare-plans.ts'
import type { PrepareContext } from './prepare-context.ts'
import { prepareProductHero } from './product-hero/prepare-product-hero.ts'
import { prepareRelatedLines } from './related-lines/prepare-related-lines.ts'

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
    return await lookUp(block, page, context)
  } catch (error) {
    // A draft may be unfinished, and one block must not take its page down.
    context.reportError(error)
    return undefined
  }
}

async function lookUp(
  block: ShownBlock,
  page: readonly ShownBlock[],
  context: PrepareContext,
): Promise<BlockView> {
  switch (block.__component) {
    case 'blocks.product-hero':
      return prepareProductHero(block, context)
    case 'blocks.plans':
      return preparePlans(block, page, context)
    case 'blocks.documents':
      return prepareDocuments(block, context)
    case 'blocks.related-lines':
      return prepareRelatedLines(block, context)
    case 'blocks.book-a-call':
      return prepareBookACall(block, context)
    case 'blocks.health-comparison':
      return prepareHealthComparison(block, context)
    case 'blocks.contribution-table':
      return prepareContributionTable(block, context)
    default:
      return undefined
  }
}
