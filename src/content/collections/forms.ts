import { z } from 'zod'
import { formField } from '../form-fields/registry.ts'
import { defineCollection } from './define-collection.ts'
import { editorNotes, plainText, title, wording } from './field-kinds.ts'

/** The mailboxes of the settings that a form may write to. */
const FORM_MAILBOXES = [
  'hello',
  'help',
  'careers',
  'security',
  'press',
  'partners',
  'privacy',
] as const

/** Forms that a block places on pages. The same name in another locale is the same form. */
export const forms = defineCollection({
  name: 'forms',
  singular: 'form',
  label: 'Forms',
  localized: true,
  columns: ['title', 'mailbox'],
  search: ['title'],
  schema: z.strictObject({
    /** What the inbox calls it, and visitors see above it unless the block says otherwise. */
    title,
    submitLabel: wording.max(60),
    /** What the sender reads once everything has arrived. */
    successTitle: title,
    successText: plainText,
    /** Which mailbox of the settings is told of a new message. */
    mailbox: z.enum(FORM_MAILBOXES),
    /** Whether the sender gets a confirmation by mail. */
    confirm: z.boolean().default(true),
    /** Messages and their files are deleted after so many days. Say it in the privacy policy. */
    retentionDays: z.int().min(1).max(3_650).default(180),
    fields: z
      .array(formField)
      .min(1)
      .max(30)
      .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, {
        error: 'has two questions of the same name',
      }),
    editorNotes: editorNotes.optional(),
  }),
})
