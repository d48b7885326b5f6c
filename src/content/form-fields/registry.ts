import { z } from 'zod'
import { labelledLink, plainText, wording } from '../collections/field-kinds.ts'

/** What every question of a form has. */
const common = {
  /** Names the answer: stays the same when the words change. */
  id: z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, {
    error: 'must be a short name in letters and digits such as firstName',
  }),
  label: wording.max(300),
  /** One line of help under the label. */
  help: plainText.optional(),
  required: z.boolean().default(false),
}

const options = z
  .array(
    z.strictObject({
      /** What is kept. */
      value: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
        error: 'must be lower-case letters, digits and hyphens',
      }),
      label: wording.max(200),
    }),
  )
  .min(2)
  .max(40)
  .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, {
    error: 'has a value twice',
  })

const text = z.strictObject({
  __component: z.literal('fields.text'),
  ...common,
  maxLength: z.int().min(1).max(500).default(200),
  /** What browsers may fill in. */
  autocomplete: z.enum(['name', 'given-name', 'family-name', 'organization', 'off']).optional(),
})

/** The first one of a form is the sender's: confirmations and answers go there. */
const email = z.strictObject({ __component: z.literal('fields.email'), ...common })

const phone = z.strictObject({ __component: z.literal('fields.phone'), ...common })

const longText = z.strictObject({
  __component: z.literal('fields.long-text'),
  ...common,
  maxLength: z.int().min(100).max(10_000).default(4_000),
})

const choice = z.strictObject({ __component: z.literal('fields.choice'), ...common, options })

const choices = z.strictObject({ __component: z.literal('fields.choices'), ...common, options })

const date = z.strictObject({ __component: z.literal('fields.date'), ...common })

/** Documents and photographs: PDF, JPEG, PNG, HEIC. */
const upload = z.strictObject({
  __component: z.literal('fields.upload'),
  ...common,
  maxFiles: z.int().min(1).max(5).default(1),
})

/** Something the sender agrees to. Never ticked beforehand. */
const consent = z.strictObject({
  __component: z.literal('fields.consent'),
  ...common,
  /** Where what they agree to is written. */
  link: labelledLink.optional(),
})

/** The one list of questions that a form may ask. */
export const formField = z.discriminatedUnion('__component', [
  text,
  email,
  phone,
  longText,
  choice,
  choices,
  date,
  upload,
  consent,
])

export type FormField = z.infer<typeof formField>
export type FormFieldKind = FormField['__component']
