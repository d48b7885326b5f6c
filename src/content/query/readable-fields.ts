import { knownCollection } from '../collections/registry.ts'
import type { AttributeModel, Model } from '../model/attribute-model.ts'
import { modelOf } from '../model/model-of-collection.ts'
import type { DocumentColumn, FieldRef } from './find-query.ts'

/** The names that a query may use: of a document with its columns, or of a component. */
export interface Names {
  /** The collection, where the names are those of a document. */
  collection: string | undefined
  model: Model
}

export function namesOfCollection(collection: string): Names {
  return { collection, model: modelOf(collection) }
}

export function namesOfComponent(model: Model): Names {
  return { collection: undefined, model }
}

/** The attribute of that name, unless it is private or does not exist. */
export function readableAttribute(names: Names, name: string): AttributeModel | undefined {
  const attribute = Object.hasOwn(names.model, name) ? names.model[name] : undefined
  return attribute === undefined || attribute.private ? undefined : attribute
}

/** The scalar or column of that name. */
export function readableField(names: Names, name: string): FieldRef | undefined {
  const attribute = readableAttribute(names, name)
  if (attribute !== undefined) {
    return attribute.kind === 'scalar'
      ? { kind: 'attribute', name, type: attribute.type }
      : undefined
  }
  if (names.collection === undefined) return undefined
  const column = columnsOf(names.collection).find((each) => each === name)
  return column && { kind: 'column', name: column }
}

/** What every document has besides its attributes, in the order of answers. */
export function columnsOf(collection: string): readonly DocumentColumn[] {
  return knownCollection(collection).localized ? localizedColumns : columns
}

const columns: readonly DocumentColumn[] = ['id', 'uid', 'createdAt', 'updatedAt', 'publishedAt']
const localizedColumns: readonly DocumentColumn[] = [...columns, 'locale']

export function hasLocalizations(names: Names): boolean {
  return names.collection !== undefined && knownCollection(names.collection).localized
}
