import { ArticlesBlock } from './articles/articles-block.tsx'
import type { BlockPlace, ShownBlock } from './block-props.ts'
import { CallToActionBlock } from './call-to-action/call-to-action-block.tsx'
import { CardsBlock } from './cards/cards-block.tsx'
import { FaqBlock } from './faq/faq-block.tsx'
import { HeroBlock } from './hero/hero-block.tsx'
import { ImageBlock } from './image/image-block.tsx'
import { RichTextBlock } from './rich-text/rich-text-block.tsx'

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks, place }: { blocks: readonly ShownBlock[]; place: BlockPlace }) {
  return blocks.map((block, position) => (
    // Blocks have no name of their own, and a rendered page does not move them.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Block key={position} block={block} place={place} />
  ))
}

/** One block. A kind without a component does not compile. */
export function Block({ block, place }: { block: ShownBlock; place: BlockPlace }) {
  switch (block.__component) {
    case 'blocks.hero':
      return <HeroBlock block={block} place={place} />
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
    default:
      return block satisfies never
  }
}
