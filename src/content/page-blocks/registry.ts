import { z } from 'zod'
import { articles } from './articles.ts'
import { callToAction } from './call-to-action.ts'
import { cards } from './cards.ts'
import { faq } from './faq.ts'
import { hero } from './hero.ts'
import { image } from './image.ts'
import { richTextBlock } from './rich-text.ts'

/**
 * The one list of blocks that a page may have: their fields. What they look like is in the room
 * `blocks`, one folder each under the same name.
 */
export const pageBlock = z.discriminatedUnion('__component', [
  hero,
  richTextBlock,
  cards,
  image,
  faq,
  articles,
  callToAction,
])

export type PageBlock = z.infer<typeof pageBlock>
