import type { Collection } from '../collections/define-collection.ts'
import { knownCollection } from '../collections/registry.ts'
import type { Model } from './attribute-model.ts'
import { modelOfSchema } from './model-of-schema.ts'

/** The model of a collection, read from its schema once. */
export function modelOf(collection: Collection | string): Model {
  const found = typeof collection === 'string' ? knownCollection(collection) : collection
  const known = models.get(found)
  if (known !== undefined) return known
  const model = modelOfSchema(found.schema)
  models.set(found, model)
  return model
}

const models = new WeakMap<Collection, Model>()
