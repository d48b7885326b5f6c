import type { Populate, PopulateNode } from '#content/query/find-query.ts'
import { asList, type QueryValue } from './parse-query-string.ts'
import { populatableNames, scopeOf } from './populate-scope.ts'
import type { Names } from './readable-fields.ts'

/** As strapi-plugin-populate-deep: what `deep` means without a number. */
const defaultDepth = 5
/** No content is deeper; a larger number asks for the same. */
const mostDepth = 10

/** The depth that `deep` or `deep,N` asks for; undefined when it is no such parameter. */
export function isDeep(value: QueryValue): number | undefined {
  const parts = asList(value) ?? (typeof value === 'string' ? value.split(',') : [])
  const [word, depth] = parts
  if (word !== 'deep') return undefined
  const number = Math.trunc(Number(depth ?? defaultDepth))
  return Number.isNaN(number) ? defaultDepth : Math.min(mostDepth, Math.max(1, number))
}

/**
 * Everything, `depth` levels down. A collection that was already passed through is not entered
 * again, so that documents which refer to each other come to an end.
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
    } else if (scope.names.collection === undefined || !passed.includes(scope.names.collection)) {
      populate.set(name, { populate: deepPopulate(scope.names, depth - 1, passed) })
    }
  }
  return populate
}
