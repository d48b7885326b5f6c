import type { Populate, PopulateNode } from './find-query.ts'
import { populatableNames, scopeOf } from './populate-scope.ts'
import type { Names } from './readable-fields.ts'

/** How often a way may lead into the same collection: an article and its related ones. */
const mostVisits = 2

/**
 * Everything, `depth` levels down. A collection is entered again once at most, so that documents
 * which refer to each other come to an end.
 */
export function deepPopulate(
  names: Names,
  depth: number,
  visited: readonly string[] = [],
): Populate {
  const populate = new Map<string, PopulateNode>()
  if (depth <= 1) return populate
  const passed = names.collection === undefined ? visited : [...visited, names.collection]
  for (const name of populatableNames(names)) {
    if (name === 'localizations') {
      populate.set(name, { populate: new Map() })
      continue
    }
    const scope = scopeOf(names, name)
    if (scope.kind === 'zone') {
      const on = [...scope.components].map(
        ([component, inner]) => [component, deepPopulate(inner, depth - 1, passed)] as const,
      )
      populate.set(name, { populate: new Map(), on: new Map(on) })
    } else if (visitsOf(passed, scope.names.collection) < mostVisits) {
      populate.set(name, { populate: deepPopulate(scope.names, depth - 1, passed) })
    }
  }
  return populate
}

function visitsOf(passed: readonly string[], collection: string | undefined): number {
  return collection === undefined ? 0 : passed.filter((each) => each === collection).length
}
