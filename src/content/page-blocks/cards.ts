import { z } from 'zod'
import { link, plainText, title, wording } from '../collections/field-kinds.ts'
import { media } from '../collections/reference-kinds.ts'
import { iconChoice } from './block-choices.ts'

/** Several things of the same kind, side by side. */
export const cards = z.strictObject({
  __component: z.literal('blocks.cards'),
  title: title.optional(),
  text: plainText.optional(),
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
