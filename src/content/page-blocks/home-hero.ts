import { z } from 'zod'
import { link, plainText, title, wording } from '../collections/field-kinds.ts'
import { iconChoice, sceneChoice } from './block-choices.ts'

/** The head of a home page: the promise, and one card that leads straight on. */
export const homeHero = z.strictObject({
  __component: z.literal('blocks.home-hero'),
  title,
  text: plainText,
  /** Stands above the choices of the card. */
  question: wording,
  /**
   * Where the card leads. Without any, it asks what brings the visitor here, and answers by German
   * law.
   */
  choices: z
    .array(z.strictObject({ label: wording, url: link, icon: iconChoice.optional() }))
    .max(8)
    .optional(),
  /** What a visitor can rely on, in a few words each. */
  promises: z
    .array(z.strictObject({ text: wording }))
    .max(4)
    .optional(),
  scene: sceneChoice.optional(),
})
