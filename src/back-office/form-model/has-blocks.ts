import { isCollectionName } from '#content/collections/registry.ts'
import { fieldsOfDocument, formOf } from './form-of-collection.ts'
import { isDrawn } from './is-drawn.ts'

/** Whether its documents are edited on the page that they make; no for names of other things. */
export function hasBlocks(collection: string): boolean {
  return (
    isCollectionName(collection) &&
    formOf(collection).kind === 'fields' &&
    fieldsOfDocument(collection, {}).some(isDrawn)
  )
}
