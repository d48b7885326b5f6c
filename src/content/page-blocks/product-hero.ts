import { z } from 'zod'
import { labelledLink, plainText, title, wording } from '../collections/field-kinds.ts'
import { lineChoice, sceneChoice } from './block-choices.ts'

/**
 * The first thing on the page of a line: what it is, its scene, the price from with its profile,
 * and the card that quotes. On phones its action stays at the bottom edge.
 */
export const productHero = z.strictObject({
  __component: z.literal('blocks.product-hero'),
  title,
  /** Two sentences: what it does for whom. */
  text: plainText,
  line: lineChoice,
  /** Another drawing than the line's own. */
  scene: sceneChoice.optional(),
  /** Short promises that can be checked, under the text. */
  badges: z
    .array(
      z.strictObject({
        text: wording.max(120),
        tone: z.enum(['mint', 'sun', 'sky', 'lilac']).default('mint'),
      }),
    )
    .max(4)
    .optional(),
  /** The card with the live price. `none` where our German tariff does not hold, e.g. abroad. */
  card: z.enum(['quote', 'none']).default('quote'),
  /** What the card asks, by field, when the line's usual questions do not fit. */
  asks: z
    .array(z.strictObject({ field: wording.max(120) }))
    .max(4)
    .optional(),
  /**
   * Answers that this page takes for granted: `status` is `student` on the page for students. What
   * is asked all the same begins with its answer.
   */
  answers: z
    .array(z.strictObject({ field: wording.max(120), value: wording.max(60) }))
    .max(8)
    .optional(),
  /** Replaces the way into the application. */
  action: labelledLink.optional(),
  secondaryAction: labelledLink.optional(),
})
