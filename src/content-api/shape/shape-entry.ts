import { knownCollection } from '#content/collections/registry.ts'
import type { AttributeModel, Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import { isAttributes } from '#content/model/walk-attributes.ts'
import type { DocumentColumn, Populate, PopulateNode } from '#content/query/find-query.ts'
import type { FoundDocument, Populated } from '#content/query/found-document.ts'
import { columnsOf } from '#content/query/readable-fields.ts'
import { scalarNames } from '#content/query/wire-sql.ts'
import type { Attributes } from '#content/tables.ts'
import { validationError } from '../errors/strapi-error.ts'
import { mediaAttributes } from './media-attributes.ts'

/** More entries in one answer than any page shows; what would hold more is refused. */
const mostEntries = 20_000

type Fields = ReadonlySet<string> | undefined

/**
 * Turns found documents into Strapi's entries, with what was populated inside. As JSON text: most
 * of an answer is passed on as the database wrote it, and never becomes an object.
 */
export class EntryShaper {
  /** Every document that the answer shows, for the tags of the cache. */
  readonly shown = new Set<FoundDocument>()
  #populated: Populated
  #entries = 0
  /** Entries with nothing inside, which many others show, such as categories. */
  #leaves = new Map<PopulateNode, Map<FoundDocument, string>>()

  constructor(populated: Populated) {
    this.#populated = populated
  }

  /** `{"id":1,"attributes":{…}}` */
  entry(document: FoundDocument, populate: Populate, fields?: Fields): string {
    this.#entries += 1
    if (this.#entries > mostEntries) {
      throw validationError('The populate parameter reaches too many entries')
    }
    this.shown.add(document)
    const { id, collection, attributes } = document
    let text = scalarText(document, fields)
    const rest = isFile(collection) ? '' : this.#rest(modelOf(collection), attributes, populate)
    if (rest !== '') text = join(text, rest)
    const localizations = populate.get('localizations')
    if (localizations) {
      const others = this.#populated.localizations.get(localizations)?.get(id) ?? []
      text = join(text, `"localizations":{"data":${this.#list(others, localizations)}}`)
    }
    return `{"id":${id},"attributes":${text}}}`
  }

  #list(documents: readonly FoundDocument[], node: PopulateNode): string {
    return `[${documents.map((each) => this.#inside(each, node)).join(',')}]`
  }

  #inside(document: FoundDocument, node: PopulateNode): string {
    if (node.populate.size > 0) return this.entry(document, node.populate, node.fields)
    const known = this.#leaves.get(node)
    const text = known?.get(document) ?? this.entry(document, node.populate, node.fields)
    if (known) known.set(document, text)
    else this.#leaves.set(node, new Map([[document, text]]))
    return text
  }

  /** What was populated of a document or component: `"a":…,"b":…`. */
  #rest(model: Model, source: Attributes, populate: Populate): string {
    let text = ''
    for (const [name, node] of populate) {
      const attribute = Object.hasOwn(model, name) ? model[name] : undefined
      if (attribute === undefined || attribute.private || attribute.kind === 'scalar') continue
      const value = this.#populatedText(attribute, source[name] ?? null, node)
      text += `${text === '' ? '' : ','}"${name}":${value}`
    }
    return text
  }

  #populatedText(
    attribute: Exclude<AttributeModel, { kind: 'scalar' }>,
    value: unknown,
    node: PopulateNode,
  ): string {
    if (attribute.kind === 'reference') {
      const documents = this.#referenced(value, node)
      // As Strapi writes it: an entry without an id, whose one attribute is the number.
      if (attribute.many && node.countOnly) {
        for (const each of documents) this.shown.add(each)
        return `{"data":{"attributes":{"count":${documents.length}}}}`
      }
      if (attribute.many) return `{"data":${this.#list(documents, node)}}`
      const [first] = documents
      return first ? `{"data":${this.#inside(first, node)}}` : '{"data":null}'
    }
    if (attribute.kind === 'component') {
      const shape = (each: unknown, index: number) =>
        this.#component(attribute.attributes, each, { id: index + 1 }, node)
      if (attribute.repeatable)
        return Array.isArray(value) ? `[${value.map(shape).join(',')}]` : '[]'
      return value === null ? 'null' : shape(value, 0)
    }
    if (!Array.isArray(value)) return '[]'
    const blocks = value.flatMap((block, index) => {
      if (!isAttributes(block)) return []
      const component = String(block['__component'])
      const model = Object.hasOwn(attribute.components, component)
        ? attribute.components[component]
        : undefined
      const populate = node.on === undefined ? node.populate : node.on.get(component)
      if (model === undefined || populate === undefined) return []
      return [
        this.#component(model, block, { __component: component, id: index + 1 }, { populate }),
      ]
    })
    return `[${blocks.join(',')}]`
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
    if (node.countOnly) return documents
    const start = node.start ?? 0
    return documents.slice(start, node.limit === undefined ? undefined : start + node.limit)
  }

  /** Clients take a component's id for its identity in a list; ours have a place instead. */
  #component(
    model: Model,
    value: unknown,
    shaped: Attributes,
    { populate, fields }: Pick<PopulateNode, 'populate' | 'fields'>,
  ): string {
    const source = isAttributes(value) ? value : {}
    for (const [name, attribute] of Object.entries(model)) {
      if (attribute.kind !== 'scalar' || attribute.private) continue
      if (fields === undefined || fields.has(name)) shaped[name] = source[name] ?? null
    }
    const text = JSON.stringify(shaped)
    const rest = populate.size === 0 ? '' : this.#rest(model, source, populate)
    return rest === '' ? text : `${text.slice(0, -1)},${rest}}`
  }
}

function isFile(collection: string): boolean {
  return knownCollection(collection).face === 'files'
}

/** Scalars and columns, without the closing brace. */
function scalarText(document: FoundDocument, fields: Fields): string {
  const { collection, wire, wireFields } = document
  let text = wire
  if (wire === undefined || wireFields !== fields) {
    const all = wire === undefined ? ownAttributes(document) : JSON.parse(`${wire}}`)
    const names = scalarNames(collection).filter((name) => fields === undefined || fields.has(name))
    text = JSON.stringify(Object.fromEntries(names.map((name) => [name, all[name] ?? null])))
    text = text.slice(0, -1)
  }
  let columns = ''
  for (const name of isFile(collection) ? fileColumns : columnsOf(collection)) {
    if (name === 'id' || (fields !== undefined && !fields.has(name))) continue
    const value = document[name]
    // Locales and moments have no character that JSON would write differently.
    const text = name === 'uid' ? JSON.stringify(value) : value === null ? 'null' : `"${value}"`
    columns += `${columns === '' ? '' : ','}"${name}":${text}`
  }
  return columns === '' ? (text ?? '{') : join(text ?? '{', columns)
}

const fileColumns: readonly DocumentColumn[] = ['uid', 'createdAt', 'updatedAt']

function ownAttributes(document: FoundDocument): Attributes {
  return isFile(document.collection) ? mediaAttributes(document) : document.attributes
}

/** Adds to an object that is open at its end. */
function join(text: string, more: string): string {
  return text === '{' ? text + more : `${text},${more}`
}
