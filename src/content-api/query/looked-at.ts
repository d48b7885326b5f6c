import type { Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import type { Filter, Populate, PopulateNode, Sort } from '#content/query/find-query.ts'
import { SEARCHABLE } from '#content/search/search-row.ts'

interface Looking {
  filter?: Filter | undefined
  sort?: readonly Sort[] | undefined
  populate: Populate
}

/**
 * The collections whose documents decide about an answer without being shown by it: those that a
 * filter or an order looks at, on whichever level.
 */
export function* lookedAt(collection: string, asked: Looking): Generator<string> {
  if (asked.filter) yield* byFilter(collection, asked.filter)
  for (const { path } of asked.sort ?? []) {
    for (const step of path) if (step.kind === 'reference') yield step.target
  }
  yield* byPopulate(collection, modelOf(collection), asked.populate)
}

function* byFilter(collection: string, filter: Filter): Generator<string> {
  if (filter.kind === 'field') return
  const inside = filter.kind === 'reference' ? filter.target : collection
  if (filter.kind === 'reference' || filter.kind === 'localizations') yield inside
  const parts = 'filters' in filter ? filter.filters : filter.filter ? [filter.filter] : []
  for (const each of parts) yield* byFilter(inside, each)
}

function* byPopulate(collection: string, model: Model, populate: Populate): Generator<string> {
  for (const [name, node] of populate) {
    const attribute = model[name]
    if (attribute?.kind === 'reference') {
      if (node.filter) yield attribute.target
      yield* lookedAt(attribute.target, node)
    } else if (attribute?.kind === 'component') {
      yield* byPopulate(collection, attribute.attributes, node.populate)
    } else if (attribute?.kind === 'dynamiczone') {
      for (const [component, inner] of Object.entries(attribute.components)) {
        yield* byPopulate(collection, inner, blockPopulate(node, component))
      }
    } else if (name === 'localizations') {
      // Of the others each is told when a translation comes or goes (`search/shelves.ts`).
      if (!SEARCHABLE.includes(collection)) yield collection
      yield* lookedAt(collection, node)
    }
  }
}

function blockPopulate({ on, populate }: PopulateNode, component: string): Populate {
  return on === undefined ? populate : (on.get(component) ?? new Map())
}
