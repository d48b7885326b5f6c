import type { AttributeModel, Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import { isAttributes } from '#content/model/walk-attributes.ts'
import type { Populate, PopulateNode } from '#content/query/find-query.ts'
import type { FoundDocument, Populated } from '#content/query/found-document.ts'
import { columnsOf } from '#content/query/readable-fields.ts'
import type { Attributes } from '#content/tables.ts'
import { validationError } from '../errors/strapi-error.ts'
import { mediaAttributes } from './media-attributes.ts'

export interface Entry {
  id: number
  attributes: Attributes
}

/** More entries in one answer than any page shows; what would hold more is refused. */
const mostEntries = 20_000

/** Turns found documents into Strapi's entries, with what was populated inside. */
export class EntryShaper {
  /** Every document that the answer shows, for the tags of the cache. */
  readonly shown = new Set<FoundDocument>()
  #populated: Populated
  #entries = 0

  constructor(populated: Populated) {
    this.#populated = populated
  }

  entry(
    document: FoundDocument,
    populate: Populate,
    fields?: ReadonlySet<string> | undefined,
  ): Entry {
    this.#entries += 1
    if (this.#entries > mostEntries) {
      throw validationError('The populate parameter reaches too many entries')
    }
    this.shown.add(document)
    const { collection } = document
    if (collection === 'media') {
      return { id: document.id, attributes: pickFields(mediaAttributes(document), fields) }
    }
    const attributes = this.#attributes(modelOf(collection), document.attributes, populate, fields)
    for (const name of columnsOf(collection)) {
      if (name !== 'id' && (fields === undefined || fields.has(name))) {
        attributes[name] = document[name]
      }
    }
    const localizations = populate.get('localizations')
    if (localizations) {
      const others = this.#populated.localizations.get(localizations)?.get(document.id) ?? []
      attributes['localizations'] = { data: this.#list(others, localizations) }
    }
    return { id: document.id, attributes }
  }

  #list(documents: readonly FoundDocument[], node: PopulateNode): Entry[] {
    return documents.map((each) => this.entry(each, node.populate, node.fields))
  }

  #attributes(
    model: Model,
    source: Attributes,
    populate: Populate,
    fields: ReadonlySet<string> | undefined,
  ): Attributes {
    const shaped: Attributes = {}
    for (const [name, attribute] of Object.entries(model)) {
      if (attribute.private) continue
      const value = source[name] ?? null
      if (attribute.kind === 'scalar') {
        if (fields === undefined || fields.has(name)) shaped[name] = value
        continue
      }
      const node = populate.get(name)
      if (node) shaped[name] = this.#populatedValue(attribute, value, node)
    }
    return shaped
  }

  #populatedValue(
    attribute: Exclude<AttributeModel, { kind: 'scalar' }>,
    value: unknown,
    node: PopulateNode,
  ): unknown {
    if (attribute.kind === 'reference') {
      const documents = this.#referenced(value, node)
      if (attribute.many) return { data: this.#list(documents, node) }
      const [first] = documents
      return { data: first ? this.entry(first, node.populate, node.fields) : null }
    }
    if (attribute.kind === 'component') {
      const shape = (each: unknown, index: number) =>
        this.#component(attribute.attributes, each, index, node)
      if (attribute.repeatable) return Array.isArray(value) ? value.map(shape) : []
      return value === null ? null : shape(value, 0)
    }
    if (!Array.isArray(value)) return []
    return value.flatMap((block, index) => {
      if (!isAttributes(block)) return []
      const component = String(block['__component'])
      const model = attribute.components[component]
      const populate = node.on === undefined ? node.populate : node.on.get(component)
      if (model === undefined || populate === undefined) return []
      const shaped = this.#component(model, block, index, { populate })
      return [{ __component: component, ...shaped }]
    })
  }

  /** In the order of the field, or in the order that was asked for. */
  #referenced(value: unknown, node: PopulateNode): FoundDocument[] {
    const found = this.#populated.references.get(node)
    if (found === undefined || value === null) return []
    const uids = Array.isArray(value) ? value.map(String) : [String(value)]
    const isSorted = node.sort !== undefined && node.sort.length > 0
    const documents = isSorted
      ? [...found].filter(([uid]) => uids.includes(uid)).map(([, document]) => document)
      : uids.flatMap((uid) => found.get(uid) ?? [])
    const start = node.start ?? 0
    return documents.slice(start, node.limit === undefined ? undefined : start + node.limit)
  }

  #component(
    model: Model,
    value: unknown,
    index: number,
    { populate, fields }: PopulateNode,
  ): Attributes {
    const source = isAttributes(value) ? value : {}
    // Clients take a component's id for its identity in a list; ours have a place instead.
    return { id: index + 1, ...this.#attributes(model, source, populate, fields) }
  }
}

function pickFields(attributes: Attributes, fields: ReadonlySet<string> | undefined): Attributes {
  if (fields === undefined) return attributes
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => fields.has(name)))
}
