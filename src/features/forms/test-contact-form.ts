import { forms } from '#content/collections/forms.ts'
import type { ContentEntry } from '#content/source.ts'

/** A form with the usual questions. */
export const contactForm: ContentEntry<'forms'> = {
  id: 1,
  collection: 'forms',
  uid: 'en-de--contact',
  locale: 'en-de',
  locales: ['en-de'],
  publishedAt: null,
  updatedAt: '2026-11-15T00:00:00Z',
  attributes: forms.schema.parse({
    title: 'Contact',
    submitLabel: 'Send',
    successTitle: 'Thanks',
    successText: 'Soon',
    mailbox: 'help',
    retentionDays: 30,
    fields: [
      { __component: 'fields.text', id: 'name', label: 'Name', required: true },
      { __component: 'fields.email', id: 'email', label: 'E-mail', required: true },
      { __component: 'fields.long-text', id: 'message', label: 'Message', required: true },
      { __component: 'fields.upload', id: 'papers', label: 'Papers', maxFiles: 2 },
      { __component: 'fields.consent', id: 'consent', label: 'I agree', required: true },
    ],
  }) as ContentEntry<'forms'>['attributes'],
}
