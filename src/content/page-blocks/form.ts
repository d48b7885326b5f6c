import { z } from 'zod'
import { plainText, title } from '../collections/field-kinds.ts'
import { reference } from '../collections/reference-kinds.ts'

/** A form that visitors send from this page. */
export const form = z.strictObject({
  __component: z.literal('blocks.form'),
  /** Instead of the form's own title. */
  title: title.optional(),
  text: plainText.optional(),
  form: reference('forms'),
})
