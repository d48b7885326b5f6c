import { formOf } from '../form-model/form-of-collection.ts'

/** Whether documents of a collection are for one site, for several, or know nothing of sites. */
export function sitesOf(collection: string): 'one' | 'several' | undefined {
  const form = formOf(collection)
  if (form.kind !== 'fields') return undefined
  if (form.fields.some(({ name }) => name === 'site')) return 'one'
  return form.fields.some(({ name }) => name === 'sites') ? 'several' : undefined
}
