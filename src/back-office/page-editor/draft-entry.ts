import { knownCollection } from '#content/collections/registry.ts'
import type { Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import { walkAttributes } from '#content/model/walk-attributes.ts'
import type { DocumentRecord } from '../wire/document-record.ts'
import type { ResolveReference } from './shown-block.ts'

/** A document of the back office as blocks read it, with what it refers to itself. */
export function draftEntry(
  collection: string,
  record: DocumentRecord,
  resolve: ResolveReference,
): object {
  const { id: uid, locale, publishedAt, updatedAt } = record
  return {
    id: 0,
    collection,
    uid,
    locale,
    publishedAt,
    updatedAt,
    locales: [locale],
    attributes: filled(modelOf(knownCollection(collection)), record.attributes, resolve),
  }
}

function filled(model: Model, attributes: Record<string, unknown>, resolve: ResolveReference) {
  return walkAttributes(model, attributes, (value, attribute) => {
    if (attribute.kind !== 'reference') return value
    // A picture refers to nothing further; what else a document refers to, no block shows.
    const find = (uid: unknown) =>
      attribute.target === 'media' && typeof uid === 'string' ? resolve('media', uid) : undefined
    return attribute.many && Array.isArray(value)
      ? value.flatMap((uid) => find(uid) ?? [])
      : find(value)
  })
}
