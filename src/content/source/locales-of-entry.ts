import type { CollectionName } from '../collections/registry.ts'
import type { Attributes } from '../tables.ts'

interface InLocale {
  locale: string
  attributes: Attributes
}

/** What has to be read of translations to know which of them count. */
export const PLACE_FIELDS = ['site', 'path'] as const

/**
 * Every locale in which there is the document. A path keeps its locale, so whoever changes the
 * language of a page finds only those translations that are at its own address.
 */
export function localesOfEntry(
  collection: CollectionName,
  own: InLocale,
  translations: readonly InLocale[],
): string[] {
  const place = placeOfEntry(collection, own.attributes)
  const isFound = ({ attributes }: InLocale) => placeOfEntry(collection, attributes) === place
  return [own.locale, ...translations.filter(isFound).map(({ locale }) => locale)].sort()
}

/** Where its translations have to be as well; nowhere in particular, but for pages. */
export function placeOfEntry(collection: string, attributes: Attributes): string {
  if (collection !== 'pages') return ''
  return PLACE_FIELDS.map((field) => attributes[field]).join(' ')
}
