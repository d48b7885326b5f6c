import type { BlockView } from './block-views.ts'
import { prepareBookACall } from './book-a-call/prepare-book-a-call.ts'
import { prepareContributionTable } from './contribution-table/prepare-contribution-table.ts'
import { prepareDocuments } from './documents/prepare-documents.ts'
import { prepareForm } from './form/prepare-form.ts'
import { prepareHealthComparison } from './health-comparison/prepare-health-comparison.ts'
import { prepareLegalText } from './legal-text/prepare-legal-text.ts'
import { prepareOpenJobs } from './open-jobs/prepare-open-jobs.ts'
import { preparePlans } from './plans/prepare-plans.ts'
import type { PrepareContext } from './prepare-context.ts'
import { preparePressList } from './press-list/prepare-press-list.ts'
import { prepareProductHero } from './product-hero/prepare-product-hero.ts'
import { prepareRelatedLines } from './related-lines/prepare-related-lines.ts'
import type { ShownBlock } from './shown-block.ts'

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
    case 'blocks.form':
      return prepareForm(block, context)
    case 'blocks.legal-text':
      return prepareLegalText(context)
    case 'blocks.open-jobs':
      return prepareOpenJobs(context)
    case 'blocks.press-list':
      return preparePressList(context)
    default:
      return undefined
  }
}
