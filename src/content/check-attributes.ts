import { AppError } from '#platform/app-error.ts'
import { collectionNamed } from './collections/registry.ts'
import { isAttributes } from './model/walk-attributes.ts'
import { prepareAttributes } from './prepare-attributes.ts'
import type { Attributes } from './tables.ts'

/**
 * The attributes as the collection's schema has them. Otherwise an AppError of one sentence:
 * which document, which field, what is wrong.
 */
export function checkAttributes(collection: string, attributes: unknown, what: string): Attributes {
  const schema = collectionNamed(collection)?.schema
  if (schema === undefined) {
    throw new AppError('content-invalid', `There is no collection named ${collection}.`)
  }
  const prepared = isAttributes(attributes) ? prepareAttributes(collection, attributes) : attributes
  const parsed = schema.safeParse(prepared)
  if (parsed.success) return parsed.data
  const [first, ...others] = parsed.error.issues
  const field = showPath(first?.path ?? []) || 'the document'
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new AppError(
    'content-invalid',
    `${what} does not fit the collection ${collection}: ${field}: ${first?.message}${more}`,
    { details: { issues: parsed.error.issues } },
  )
}

/** `product.categories[0].items[2].name`, as an editor would find it in the file. */
function showPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((shown, step) => {
    if (typeof step === 'number') return `${shown}[${step}]`
    return shown === '' ? String(step) : `${shown}.${String(step)}`
  }, '')
}
