import { type CollectionName, knownCollection } from '../collections/registry.ts'
import type { AttributeModel, Model } from '../model/attribute-model.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { isAttributes } from '../model/walk-attributes.ts'
import type { Populate, PopulateNode } from '../query/find-query.ts'
import type { FoundDocument, Populated } from '../query/found-document.ts'
import type { Attributes } from '../tables.ts'
import type { ContentEntry } from './content-entry.ts'
import { localesOfEntry } from './locales-of-entry.ts'

/** A found document with what it refers to in place, for the site. */
export function toEntry<Name extends CollectionName>(
  collection: Name,
  document: FoundDocument,
  populate: Populate,
  populated: Populated,
): ContentEntry<Name> {
  const node = populate.get('localizations')
  const others = node ? populated.localizations.get(node)?.get(document.id) : undefined
  const { id, uid, locale, updatedAt, attributes } = document
  // Strapi's files know no publishing: they are there from the beginning.
  const isFile = knownCollection(collection).face === 'files'
  const publishedAt = isFile ? document.createdAt : document.publishedAt
  const filled = fill(modelOf(collection), attributes, populate, populated)
  return {
    id,
    collection,
    uid,
    locale,
    publishedAt,
    updatedAt,
    locales: localesOfEntry(collection, document, others ?? []),
    // Checked when it was published; a preview shows what the editor has so far, and blanks.
    attributes: filled as ContentEntry<Name>['attributes'],
  }
}

function fill(
  model: Model,
  attributes: Attributes,
  populate: Populate,
  populated: Populated,
): Attributes {
  const filled: Attributes = {}
  for (const [name, attribute] of Object.entries(model)) {
    if (attribute.private) continue
    const value = fillValue(attribute, attributes[name], populate.get(name), populated)
    const shown = value ?? (attribute.required ? blankOf(attribute) : undefined)
    if (shown !== undefined && shown !== null) filled[name] = shown
  }
  return filled
}

/** In place of what an unfinished draft lacks and its page counts on. */
function blankOf(attribute: AttributeModel): unknown {
  if (attribute.kind === 'component') return fill(attribute.attributes, {}, new Map(), noDocuments)
  if (attribute.kind !== 'scalar') return undefined
  if (attribute.type === 'enumeration') return attribute.values?.[0]
  return attribute.type === 'string' || attribute.type === 'richtext' ? '' : undefined
}

const noDocuments: Populated = { references: new Map(), localizations: new Map() }

function fillValue(
  attribute: AttributeModel,
  value: unknown,
  node: PopulateNode | undefined,
  populated: Populated,
): unknown {
  if (attribute.kind === 'scalar') return value
  const list = Array.isArray(value) ? value : []
  if (attribute.kind === 'reference') {
    const uids = attribute.many ? list : [value]
    const found = node && populated.references.get(node)
    const entries = uids.flatMap((uid) => {
      const document = found?.get(String(uid))
      return document && node
        ? [toEntry(attribute.target as CollectionName, document, node.populate, populated)]
        : []
    })
    return attribute.many ? entries : entries[0]
  }
  if (attribute.kind === 'component') {
    const one = (each: unknown) =>
      isAttributes(each)
        ? fill(attribute.attributes, each, node?.populate ?? new Map(), populated)
        : undefined
    return attribute.repeatable ? list.map(one) : one(value)
  }
  return list.flatMap((block) => {
    const name = isAttributes(block) ? String(block['__component']) : ''
    const model = attribute.components[name]
    if (model === undefined || !isAttributes(block)) return []
    const inner = node?.on?.get(name) ?? new Map()
    return [{ __component: name, ...fill(model, block, inner, populated) }]
  })
}
