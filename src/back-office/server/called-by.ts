import { collectionNamed } from '#content/collections/registry.ts'
import type { ContentVersion } from '#content/tables.ts'
import { localeName } from '#content-api/locale-name.ts'
import { parseUid } from '#sites/uid.ts'
import { labelOf } from '../form-model/label-of.ts'
import { titleOf } from './to-record.ts'

/** What editors call a version, which for a collection that is no more is only its name. */
export function calledBy(version: Pick<ContentVersion, 'collection' | 'uid' | 'attributes'>) {
  const { locale, name } = parseUid(version.uid)
  const collection = collectionNamed(version.collection)
  if (collection === undefined) return { title: name, kind: labelOf(version.collection) }
  return {
    title: titleOf(collection, version),
    kind: collection.label,
    ...(collection.localized ? { language: localeName(locale) } : {}),
  }
}
