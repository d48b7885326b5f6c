import { z } from 'zod'
import { articles } from './articles.ts'
import { audience } from './audience.ts'
import { bookACall } from './book-a-call.ts'
import { callToAction } from './call-to-action.ts'
import { cards } from './cards.ts'
import { claims } from './claims.ts'
import { contributionTable } from './contribution-table.ts'
import { cover } from './cover.ts'
import { documents } from './documents.ts'
import { faq } from './faq.ts'
import { figures } from './figures.ts'
import { form } from './form.ts'
import { healthComparison } from './health-comparison.ts'
import { hero } from './hero.ts'
import { homeHero } from './home-hero.ts'
import { image } from './image.ts'
import { legalText } from './legal-text.ts'
import { openJobs } from './open-jobs.ts'
import { plans } from './plans.ts'
import { pressList } from './press-list.ts'
import { productHero } from './product-hero.ts'
import { relatedLines } from './related-lines.ts'
import { richTextBlock } from './rich-text.ts'
import { steps } from './steps.ts'
import { story } from './story.ts'

/**
 * The one list of blocks that a page may have: their fields. What they look like is in the room
 * `blocks`, one folder each under the same name.
 */
export const pageBlock = z.discriminatedUnion('__component', [
  hero,
  homeHero,
  productHero,
  richTextBlock,
  cards,
  image,
  faq,
  articles,
  callToAction,
  cover,
  plans,
  audience,
  steps,
  claims,
  documents,
  figures,
  story,
  relatedLines,
  bookACall,
  healthComparison,
  contributionTable,
  form,
  legalText,
  openJobs,
  pressList,
])

export type PageBlock = z.infer<typeof pageBlock>
