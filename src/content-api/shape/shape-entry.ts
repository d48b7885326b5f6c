import type { AttributeModel, Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import { isAttributes } from '#content/model/walk-attributes.ts'
import type { Populate, PopulateNode } from '#content/query/find-query.ts'
import type { FoundDocument, Populated } from '#content/query/found-document.ts'
import type { Attributes } from '#content/tables.ts'
import { validationError } from '../errors/strapi-error.ts'
import type { Piece } from './join-bytes.ts'
import { type Fields, isFile, scalarText } from './scalar-text.ts'
import { standsAlone } from './stands-alone.ts'

/** More entries in one answer than any page shows; what would hold more is refused. */
const mostEntries = 20_000
/** So is what would be longer: everybody waits while it is written. The longest of ours has 700,000. */
const mostCharacters = 10_000_000
/** Ways to ask for a document that are kept with it. */
const mostWays = 16

/** What has to stand before the next field. */
type Comma = '' | ','
type PartModel = Exclude<AttributeModel, { kind: 'scalar' }>
type WritePart = (attribute: PartModel, value: unknown, node: PopulateNode) => void

/**
 * Writes found documents as Strapi's entries, with what was populated inside. As JSON text: most
 * of an answer is passed on as the database wrote it, and never becomes an object.
 */
export class EntryShaper {
  /** Every document that the answer shows, for the tags of the cache. */
  readonly shown = new Set<FoundDocument>()
  #pieces: Piece[] = []
  /** What comes after the pieces. */
  #text = ''
  #populated: Populated
  #entries = 0
  #length = 0
  /** Beginnings of entries that many others show, such as categories. */
  #opened = new Map<FoundDocument, { fields: Fields; text: string }>()

  constructor(populated: Populated) {
    this.#populated = populated
  }

  /** All that was written. */
  get pieces(): readonly Piece[] {
    this.#addPiece('')
    return this.#pieces
  }

  add(text: string): void {
    this.#text += text
  }

  /** `{"id":1,"attributes":{…}}` */
  addEntry(document: FoundDocument, populate: Populate, fields?: Fields): void {
    this.#entries += 1
    if (this.#entries > mostEntries) {
      throw validationError('The populate parameter reaches too many entries')
    }
    if (this.#length + this.#text.length > mostCharacters) {
      throw validationError('The answer is too long: ask for fewer entries or populate less')
    }
    this.shown.add(document)
    const { id, collection } = document
    let comma = this.#openEntry(document, fields)
    if (!isFile(collection)) comma = this.#addDocumentParts(document, populate, comma)
    const localizations = populate.get('localizations')
    if (localizations) {
      this.add(`${comma}"localizations":{"data":`)
      const others = this.#populated.localizations.get(localizations)?.get(id) ?? []
      this.#addList(others, localizations)
      this.add('}')
    }
    this.add('}}')
  }

  #addPiece(piece: Piece): void {
    if (this.#text !== '') this.#pieces.push(this.#text)
    if (piece !== '') this.#pieces.push(piece)
    this.#length += this.#text.length + piece.length
    this.#text = ''
  }

  /** All that stands before what is populated; says what has to stand before more. */
  #openEntry(document: FoundDocument, fields: Fields): Comma {
    if (document.texts && fields === undefined) {
      const known = document.texts.get('open')
      this.#addPiece(known ?? keep(document.texts, 'open', openText(document, fields)))
      return ','
    }
    let opened = this.#opened.get(document)
    if (opened === undefined || opened.fields !== fields) {
      opened = { fields, text: openText(document, fields) }
      this.#opened.set(document, opened)
    }
    this.add(opened.text)
    // No value ends like this, so nothing was written.
    return opened.text.endsWith('{') ? '' : ','
  }

  #addList(documents: readonly FoundDocument[], node: PopulateNode): void {
    this.add('[')
    for (const [index, each] of documents.entries()) {
      if (index > 0) this.add(',')
      this.addEntry(each, node.populate, node.fields)
    }
    this.add(']')
  }

  /** What of a document shows nothing but itself is written once, where it is kept. */
  #addDocumentParts(document: FoundDocument, populate: Populate, before: Comma): Comma {
    const { collection, attributes, texts } = document
    const write: WritePart = (attribute, value, node) => {
      if (!texts || !standsAlone(attribute, node)) return this.#addPart(attribute, value, node)
      const known = texts.get(node)
      if (known) return this.#addPiece(known)
      this.#addPiece('')
      this.#addPart(attribute, value, node)
      const text = this.#text
      this.#text = ''
      this.#addPiece(keep(texts, node, text))
    }
    return this.#addParts(modelOf(collection), attributes, populate, before, write)
  }

  /** What was populated of a document or component: `"a":…,"b":…`. */
  #addParts(
    model: Model,
    source: Attributes,
    populate: Populate,
    before: Comma,
    write: WritePart = (...part) => this.#addPart(...part),
  ): Comma {
    let comma = before
    for (const [name, node] of populate) {
      const attribute = Object.hasOwn(model, name) ? model[name] : undefined
      if (attribute === undefined || attribute.private || attribute.kind === 'scalar') continue
      this.add(`${comma}"${name}":`)
      write(attribute, source[name] ?? null, node)
      comma = ','
    }
    return comma
  }

  #addPart(attribute: PartModel, value: unknown, node: PopulateNode): void {
    if (attribute.kind === 'reference') this.#addReference(attribute.many, value, node)
    else if (attribute.kind === 'dynamiczone' || attribute.repeatable) {
      this.add('[')
      this.#addGroups(attribute, Array.isArray(value) ? value : [], node)
      this.add(']')
    } else if (value === null) this.add('null')
    else this.#addGroups(attribute, [value], node)
  }

  #addGroups(attribute: GroupModel, values: readonly unknown[], node: PopulateNode): void {
    let comma = ''
    for (const [index, each] of values.entries()) {
      const group = groupOf(attribute, each, node)
      if (group === undefined) continue
      this.add(comma)
      this.#addGroup(group, each, index + 1)
      comma = ','
    }
  }

  #addReference(many: boolean, value: unknown, node: PopulateNode): void {
    const documents = this.#referenced(value, node)
    // As Strapi writes it: an entry without an id, whose one attribute is the number.
    if (many && node.countOnly) {
      for (const each of documents) this.shown.add(each)
      this.add(`{"data":{"attributes":{"count":${documents.length}}}}`)
      return
    }
    this.add('{"data":')
    const [first] = documents
    if (many) this.#addList(documents, node)
    else if (first) this.addEntry(first, node.populate, node.fields)
    else this.add('null')
    this.add('}')
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
  #addGroup({ name, model, populate, fields }: Group, value: unknown, id: number): void {
    const shaped: Attributes = name === undefined ? { id } : { __component: name, id }
    const source = isAttributes(value) ? value : {}
    for (const [field, attribute] of Object.entries(model)) {
      if (attribute.kind !== 'scalar' || attribute.private) continue
      if (fields === undefined || fields.has(field)) shaped[field] = source[field] ?? null
    }
    this.add(JSON.stringify(shaped).slice(0, -1))
    this.#addParts(model, source, populate, ',')
    this.add('}')
  }
}

function openText(document: FoundDocument, fields: Fields): string {
  return `{"id":${document.id},"attributes":${scalarText(document, fields)}`
}

type Texts = NonNullable<FoundDocument['texts']>

function keep(texts: Texts, way: PopulateNode | 'open', text: string): Buffer {
  if (texts.size >= mostWays) texts.clear()
  const bytes = Buffer.from(text)
  texts.set(way, bytes)
  return bytes
}

type GroupModel = Extract<AttributeModel, { kind: 'component' | 'dynamiczone' }>

/** A component and what to show of it. */
interface Group extends Pick<PopulateNode, 'populate' | 'fields'> {
  /** Of a block in a zone. */
  name?: string
  model: Model
}

/** Undefined for what is left out of a zone. */
function groupOf(attribute: GroupModel, value: unknown, node: PopulateNode): Group | undefined {
  if (attribute.kind === 'component') {
    const { populate, fields } = node
    return { model: attribute.attributes, populate, fields }
  }
  if (!isAttributes(value)) return undefined
  const name = String(value['__component'])
  const model = Object.hasOwn(attribute.components, name) ? attribute.components[name] : undefined
  const populate = node.on === undefined ? node.populate : node.on.get(name)
  return model && populate && { name, model, populate }
}
