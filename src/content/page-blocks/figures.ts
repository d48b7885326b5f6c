import { z } from 'zod'
import { plainText, title, wording } from '../collections/field-kinds.ts'

/** Numbers worth knowing, with their source. Write each as a figure: {{law.minijobGrenze}}. */
export const figures = z.strictObject({
  __component: z.literal('blocks.figures'),
  title: title.optional(),
  text: plainText.optional(),
  figures: z
    .array(
      z.strictObject({
        value: wording.max(120),
        label: wording,
        note: plainText.optional(),
      }),
    )
    .min(1)
    .max(8),
  /** The law or the publication, and its year: § 6 (6) SGB V, {{law.year}}. */
  source: plainText.optional(),
})
