import { z } from 'zod'
import { labelledLink, richText, title } from '../collections/field-kinds.ts'
import { sceneChoice } from './block-choices.ts'

/** Text beside a drawing, for the pace of a long page. */
export const story = z.strictObject({
  __component: z.literal('blocks.story'),
  title,
  body: richText,
  scene: sceneChoice,
  /** Which side the drawing stands on. */
  side: z.enum(['start', 'end']).default('end'),
  action: labelledLink.optional(),
})
