import type { ItemField, PersonField } from './field.ts'

/** Languages in which a customer may want to be written to. */
const CONTACT_LANGUAGES = ['en', 'de', 'es', 'fr'] as const

/** Block P. No salutation is asked: names are enough, and none of it prices anything. */
export function personParts(field: PersonField): readonly ItemField[] {
  const parts: readonly ItemField[] = [
    { id: 'firstName', kind: 'text', maxLength: 60, name: true },
    { id: 'lastName', kind: 'text', maxLength: 60, name: true },
    { id: 'birthName', kind: 'text', maxLength: 60, name: true, required: false },
    {
      id: 'birthDate',
      kind: 'birthDate',
      minAge: field.minAge ?? 18,
      maxAge: field.maxAge ?? 120,
    },
    { id: 'nationality', kind: 'country' },
    { id: 'email', kind: 'email' },
    { id: 'phone', kind: 'phone', required: false },
    { id: 'language', kind: 'choice', options: CONTACT_LANGUAGES },
  ]
  return parts.filter((part) => !field.without?.includes(part.id))
}
