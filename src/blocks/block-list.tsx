import { ArticlesBlock } from './articles/articles-block.tsx'
import { AudienceBlock } from './audience/audience-block.tsx'
import type { BlockPlace } from './block-props.ts'
import type { BlockView, ViewOf } from './block-views.ts'
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
import { ImageBlock } from './image/image-block.tsx'
import { LegalTextBlock } from './legal-text/legal-text-block.tsx'
import { OpenJobsBlock } from './open-jobs/open-jobs-block.tsx'
import { PlansBlock } from './plans/plans-block.tsx'
import { PressListBlock } from './press-list/press-list-block.tsx'
import { ProductHeroBlock } from './product-hero/product-hero-block.tsx'
import { RelatedLinesBlock } from './related-lines/related-lines-block.tsx'
import { RichTextBlock } from './rich-text/rich-text-block.tsx'
import type { ShownBlock } from './shown-block.ts'
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

/** One block. A kind without a component does not compile. */
export function Block({
  block,
  view,
  place,
}: {
  block: ShownBlock
  view?: BlockView
  place: BlockPlace
}) {
  switch (block.__component) {
    case 'blocks.hero':
      return <HeroBlock block={block} place={place} />
    case 'blocks.product-hero':
      return (
        <ProductHeroBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.product-hero'> | undefined}
        />
      )
    case 'blocks.rich-text':
      return <RichTextBlock block={block} place={place} />
    case 'blocks.cards':
      return <CardsBlock block={block} place={place} />
    case 'blocks.image':
      return <ImageBlock block={block} place={place} />
    case 'blocks.faq':
      return <FaqBlock block={block} place={place} />
    case 'blocks.articles':
      return <ArticlesBlock block={block} place={place} />
    case 'blocks.call-to-action':
      return <CallToActionBlock block={block} place={place} />
    case 'blocks.cover':
      return <CoverBlock block={block} place={place} />
    case 'blocks.plans':
      return (
        <PlansBlock block={block} place={place} view={view as ViewOf<'blocks.plans'> | undefined} />
      )
    case 'blocks.audience':
      return <AudienceBlock block={block} place={place} />
    case 'blocks.steps':
      return <StepsBlock block={block} place={place} />
    case 'blocks.claims':
      return <ClaimsBlock block={block} place={place} />
    case 'blocks.documents':
      return (
        <DocumentsBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.documents'> | undefined}
        />
      )
    case 'blocks.figures':
      return <FiguresBlock block={block} place={place} />
    case 'blocks.story':
      return <StoryBlock block={block} place={place} />
    case 'blocks.related-lines':
      return (
        <RelatedLinesBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.related-lines'> | undefined}
        />
      )
    case 'blocks.book-a-call':
      return (
        <BookACallBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.book-a-call'> | undefined}
        />
      )
    case 'blocks.health-comparison':
      return (
        <HealthComparisonBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.health-comparison'> | undefined}
        />
      )
    case 'blocks.contribution-table':
      return (
        <ContributionTableBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.contribution-table'> | undefined}
        />
      )
    case 'blocks.form':
      return (
        <FormBlock block={block} place={place} view={view as ViewOf<'blocks.form'> | undefined} />
      )
    case 'blocks.legal-text':
      return (
        <LegalTextBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.legal-text'> | undefined}
        />
      )
    case 'blocks.open-jobs':
      return (
        <OpenJobsBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.open-jobs'> | undefined}
        />
      )
    case 'blocks.press-list':
      return (
        <PressListBlock
          block={block}
          place={place}
          view={view as ViewOf<'blocks.press-list'> | undefined}
        />
      )
    default:
      return block satisfies never
  }
}
