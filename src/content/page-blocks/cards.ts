import { z } from 'zod'
import { link, plainText, title, wording } from '../collections/field-kinds.ts'
import { media } from '../collections/reference-kinds.ts'
import { iconChoice } from './block-choices.ts'

/** Several things of the same kind, side by side. */
export const cards = z.strictObject({
  __component: z.literal('blocks.cards'),
  title: title.optional(),
  text: plainText.optional(),
  /** `band` sets them without boxes on a coloured ground, for what should be read in a row. */
  look: z.enum(['boxes', 'band']).optional(),
  cards: z
    .array(
      z.strictObject({
        title: wording,
        text: plainText.optional(),
        image: media.optional(),
        icon: iconChoice.optional(),
        url: link.optional(),
      }),
    )
    .min(1)
    .max(24),
})
