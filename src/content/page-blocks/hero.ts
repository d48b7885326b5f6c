import { z } from 'zod'
import { labelledLink, plainText, title } from '../collections/field-kinds.ts'
import { media } from '../collections/reference-kinds.ts'
import { sceneChoice } from './block-choices.ts'

/** The first thing on a page: what it offers, and the way in. */
export const hero = z.strictObject({
  __component: z.literal('blocks.hero'),
  title,
  text: plainText.optional(),
  /** A picture of our own, or else a drawing. */
  image: media.optional(),
  scene: sceneChoice.optional(),
  /** The main action. */
  action: labelledLink.optional(),
  secondaryAction: labelledLink.optional(),
})
