import type { ComponentType } from 'react'
import { ArticlesBlock } from './articles/articles-block.tsx'
import { AudienceBlock } from './audience/audience-block.tsx'
import type { BlockPlace, BlockProps } from './block-props.ts'
import type { BlockView } from './block-views.ts'
import { BookACallBlock } from './book-a-call/book-a-call-block.tsx'
import { CallToActionBlock } from './call-to-action/call-to-action-block.tsx'
import { CardsBlock } from './cards/cards-block.tsx'
import { ClaimsBlock } from './claims/claims-block.tsx'
import { ContributionTableBlock } from './contribution-table/contribution-table-block.tsx'
import { CoverBlock } from './cover/cover-block.tsx'
import { DocumentsBlock } from './documents/documents-block.tsx'
import { FaqBlock } from './faq/faq-block.tsx'
import { FiguresBlock } from './figures/figures-block.tsx'
import { FormBlock } from './form/form-block.tsx'
import { HealthComparisonBlock } from './health-comparison/health-comparison-block.tsx'
import { HeroBlock } from './hero/hero-block.tsx'
import { HomeHeroBlock } from './home-hero/home-hero-block.tsx'
import { ImageBlock } from './image/image-block.tsx'
import { LegalTextBlock } from './legal-text/legal-text-block.tsx'
import { OpenJobsBlock } from './open-jobs/open-jobs-block.tsx'
import { PlansBlock } from './plans/plans-block.tsx'
import { PressListBlock } from './press-list/press-list-block.tsx'
import { ProductHeroBlock } from './product-hero/product-hero-block.tsx'
import { RelatedLinesBlock } from './related-lines/related-lines-block.tsx'
import { RichTextBlock } from './rich-text/rich-text-block.tsx'
import type { BlockKind, ShownBlock } from './shown-block.ts'
import { StepsBlock } from './steps/steps-block.tsx'
import { StoryBlock } from './story/story-block.tsx'

type BlockListProps = {
  blocks: readonly ShownBlock[]
  /** What was looked up for each, at its position. */
  views: readonly BlockView[]
  place: BlockPlace
}

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks, views, place }: BlockListProps) {
  return blocks.map((block, position) => (
    // Blocks have no name of their own, and a rendered page does not move them.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Block key={position} block={block} view={views[position]} place={place} />
  ))
}

type OneBlockProps = { block: ShownBlock; view?: BlockView; place: BlockPlace }

/** One block. */
export function Block(props: OneBlockProps) {
  // Block, view and component are of one kind, which the compiler cannot follow through the record.
  const Drawing = components[props.block.__component] as ComponentType<OneBlockProps>
  return <Drawing {...props} />
}

/** What draws each kind of block. A kind without a component does not compile. */
const components: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  'blocks.hero': HeroBlock,
  'blocks.home-hero': HomeHeroBlock,
  'blocks.product-hero': ProductHeroBlock,
  'blocks.rich-text': RichTextBlock,
  'blocks.cards': CardsBlock,
  'blocks.image': ImageBlock,
  'blocks.faq': FaqBlock,
  'blocks.articles': ArticlesBlock,
  'blocks.call-to-action': CallToActionBlock,
  'blocks.cover': CoverBlock,
  'blocks.plans': PlansBlock,
  'blocks.audience': AudienceBlock,
  'blocks.steps': StepsBlock,
  'blocks.claims': ClaimsBlock,
  'blocks.documents': DocumentsBlock,
  'blocks.figures': FiguresBlock,
  'blocks.story': StoryBlock,
  'blocks.related-lines': RelatedLinesBlock,
  'blocks.book-a-call': BookACallBlock,
  'blocks.health-comparison': HealthComparisonBlock,
  'blocks.contribution-table': ContributionTableBlock,
  'blocks.form': FormBlock,
  'blocks.legal-text': LegalTextBlock,
  'blocks.open-jobs': OpenJobsBlock,
  'blocks.press-list': PressListBlock,
}
