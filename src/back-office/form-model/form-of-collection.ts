import { knownCollection } from '#content/collections/registry.ts'
import { formOfSchema } from './fields-of-schema.ts'
import type { DocumentForm, FormField } from './form-field.ts'

/** The form of a collection, read once. */
export function formOf(collection: string): DocumentForm {
  const known = forms.get(collection)
  if (known !== undefined) return known
  const form = formOfSchema(knownCollection(collection).schema)
  forms.set(collection, form)
  return form
}

/** The fields that a document has, by its own shape where there are several. */
export function fieldsOfDocument(
  collection: string,
  attributes: Readonly<Record<string, unknown>>,
): readonly FormField[] {
  const form = formOf(collection)
  if (form.kind === 'fields') return form.fields
  const variant = form.variants[String(attributes[form.by])] ?? []
  const values = Object.keys(form.variants)
  return [{ name: form.by, required: true, kind: 'choice', values }, ...variant]
}

const forms = new Map<string, DocumentForm>()
