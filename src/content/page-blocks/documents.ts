import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'
import { references } from '../collections/reference-kinds.ts'
import { lineChoice } from './block-choices.ts'

/** The papers of a line before and after the application, and files to read now. */
export const documents = z.strictObject({
  __component: z.literal('blocks.documents'),
  title,
  text: plainText.optional(),
  line: lineChoice.optional(),
  files: references('legal-documents').optional(),
})
