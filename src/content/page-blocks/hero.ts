import { z } from 'zod'
import { labelledLink, plainText, title } from '../collections/field-kinds.ts'
import { media } from '../collections/reference-kinds.ts'

/** The first thing on a page: what it offers, and the way in. */
export const hero = z.strictObject({
  __component: z.literal('blocks.hero'),
  title,
  text: plainText.optional(),
  image: media.optional(),
  /** The main action. */
  action: labelledLink.optional(),
  secondaryAction: labelledLink.optional(),
})
