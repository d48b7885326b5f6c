import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { type CollectionName, knownCollection } from '../collections/registry.ts'
import type { AttributeModel, Model, ScalarModel } from '../model/attribute-model.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { isAttributes } from '../model/walk-attributes.ts'
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts'
import type { Attributes } from '../tables.ts'
import type { ContentEntry } from './content-entry.ts'
import { localesOfEntry } from './locales-of-entry.ts'

/**
 * An entry of a Strapi v4 answer, as ours. Only what our collection knows is taken, of the type
 * that it should have, and rich text is cleaned: the other system is not ours to trust.
 */
export function fromStrapi<Name extends CollectionName>(
  collection: Name,
  wire: unknown,
  level = 0,
): ContentEntry<Name> | undefined {
  if (!isAttributes(wire) || !isAttributes(wire['attributes'])) return undefined
  const attributes = wire['attributes']
  const { localized, face } = knownCollection(collection)
  const locale = localized ? textOf(attributes['locale']) : DEFAULT_LOCALE
  const others = entriesOf(level === 0 ? attributes['localizations'] : undefined).flatMap((each) =>
    isAttributes(each) && isAttributes(each['attributes'])
      ? { locale: textOf(each['attributes']['locale']), attributes: each['attributes'] }
      : [],
  )
  return {
    id: Number(wire['id']),
    collection,
    uid: textOf(attributes['uid']) || textOf(attributes['hash']),
    locale,
    publishedAt: textOf(attributes[face === 'files' ? 'createdAt' : 'publishedAt']) || null,
    updatedAt: textOf(attributes['updatedAt']),
    locales: localesOfEntry(collection, { locale, attributes }, others),
    attributes: take(modelOf(collection), attributes) as ContentEntry<Name>['attributes'],
  }
}

function take(model: Model, wire: Attributes): Attributes {
  const taken: Attributes = {}
  for (const [name, attribute] of Object.entries(model)) {
    if (attribute.private) continue
    const value = takeValue(attribute, Object.hasOwn(wire, name) ? wire[name] : undefined)
    if (value !== undefined && value !== null) taken[name] = value
  }
  return taken
}

function takeValue(attribute: AttributeModel, value: unknown): unknown {
  if (attribute.kind === 'scalar') return takeScalar(attribute, value)
  if (attribute.kind === 'reference') {
    const target = attribute.target as CollectionName
    const entries = entriesOf(value).flatMap((each) => fromStrapi(target, each, 1) ?? [])
    return attribute.many ? entries : entries[0]
  }
  const list = Array.isArray(value) ? value : []
  if (attribute.kind === 'component') {
    const one = (each: unknown) =>
      isAttributes(each) ? take(attribute.attributes, each) : undefined
    return attribute.repeatable ? list.map(one).filter((each) => each !== undefined) : one(value)
  }
  return list.flatMap((block) => {
    const name = isAttributes(block) ? String(block['__component']) : ''
    const model = Object.hasOwn(attribute.components, name) ? attribute.components[name] : undefined
    if (model === undefined || !isAttributes(block)) return []
    return [{ __component: name, ...take(model, block) }]
  })
}

function takeScalar({ type, values }: ScalarModel, value: unknown): unknown {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'integer':
    case 'decimal':
      return typeof value === 'number' ? value : undefined
    case 'json':
      return value
    case 'richtext':
      return typeof value === 'string' ? sanitizeRichText(value) : undefined
    case 'enumeration':
      return typeof value === 'string' && (values?.includes(value) ?? true) ? value : undefined
    default:
      return typeof value === 'string' ? value : undefined
  }
}

function entriesOf(relation: unknown): unknown[] {
  const data = isAttributes(relation) ? relation['data'] : undefined
  if (data === null || data === undefined) return []
  return Array.isArray(data) ? data : [data]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
