import { knownCollection } from '#content/collections/registry.ts'
import type { DocumentColumn } from '#content/query/find-query.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import { columnsOf } from '#content/query/readable-fields.ts'
import { scalarNames } from '#content/query/wire-sql.ts'
import type { Attributes } from '#content/tables.ts'
import { mediaAttributes } from './media-attributes.ts'

/** The scalars to return; all when undefined. */
export type Fields = ReadonlySet<string> | undefined

export function isFile(collection: string): boolean {
  return knownCollection(collection).face === 'files'
}

/** Scalars and columns as a JSON object without its closing brace. */
export function scalarText(document: FoundDocument, fields: Fields): string {
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
