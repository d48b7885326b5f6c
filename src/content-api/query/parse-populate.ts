import { deepPopulate } from '#content/query/deep-populate.ts'
import type { Populate, PopulateNode } from '#content/query/find-query.ts'
import { populatableNames, scopeOf } from '#content/query/populate-scope.ts'
import type { Names } from '#content/query/readable-fields.ts'
import { validationError } from '../errors/strapi-error.ts'
import { isDeep } from './is-deep.ts'
import { parseFields } from './parse-fields.ts'
import { parseFilters } from './parse-filters.ts'
import { parseRange } from './parse-pagination.ts'
import {
  asBoolean,
  asList,
  isQueryObject,
  type QueryObject,
  type QueryValue,
} from './parse-query-string.ts'
import { parseSort } from './parse-sort.ts'
import { parseState } from './parse-state.ts'

/** `populate` as a tree. Names that do not exist are passed over, as Strapi does. */
export function parsePopulate(names: Names, value: QueryValue, maySeeDrafts: boolean): Populate {
  if (value === undefined || value === null || value === '') return none
  const depth = isDeep(value)
  if (depth !== undefined) return depth === 1 ? everything(names) : deepPopulate(names, depth)
  if (value === '*') return everything(names)
  const list = asList(value) ?? (typeof value === 'string' ? [value] : undefined)
  if (list) return fromPaths(names, list, maySeeDrafts)
  if (isQueryObject(value)) return fromObject(names, value, maySeeDrafts)
  throw validationError(invalid)
}

const none: Populate = new Map()
const invalid =
  'Invalid populate parameter. Expected a string, an array of strings, a populate object'
/** More steps than any content has levels. */
const longestPath = 10

function everything(names: Names): Populate {
  return new Map(populatableNames(names).map((name) => [name, { populate: none }]))
}

/** `a`, `a,b` and `a.b`: the same start is one node. */
function fromPaths(names: Names, list: readonly QueryValue[], maySeeDrafts: boolean): Populate {
  const tree: QueryObject = {}
  for (const each of list) {
    if (typeof each !== 'string') throw validationError(invalid)
    for (const path of each.split(',')) {
      const steps = path.trim().split('.')
      if (steps.length > longestPath) throw validationError(invalid)
      addPath(tree, steps)
    }
  }
  return '*' in tree ? everything(names) : fromObject(names, tree, maySeeDrafts)
}

function addPath(tree: QueryObject, [step, ...rest]: string[]): void {
  if (step === undefined || step === '' || step === '__proto__') return
  const known = Object.hasOwn(tree, step) ? tree[step] : undefined
  const node: QueryObject = isQueryObject(known) ? known : {}
  tree[step] = node
  if (rest.length === 0) return
  const below: QueryObject = isQueryObject(node['populate']) ? node['populate'] : {}
  node['populate'] = below
  addPath(below, rest)
}

function fromObject(names: Names, value: QueryObject, maySeeDrafts: boolean): Populate {
  const populate = new Map<string, PopulateNode>()
  for (const [name, each] of Object.entries(value)) {
    if (!populatableNames(names).includes(name)) continue
    const node = parseNode(names, name, each, maySeeDrafts)
    if (node) populate.set(name, node)
  }
  return populate
}

function parseNode(
  names: Names,
  name: string,
  value: QueryValue,
  maySeeDrafts: boolean,
): PopulateNode | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') {
    if (value === '*' || asBoolean(value) === true) return { populate: none }
    if (asBoolean(value) === false) return undefined
  }
  if (!isQueryObject(value)) {
    throw validationError('Invalid nested populate. Expected "*" or an object')
  }
  const scope = scopeOf(names, name)
  if (scope.kind === 'zone') return parseZoneNode(scope.components, value, maySeeDrafts)
  const { names: inner } = scope
  const state = value['publicationState']
  const page = isQueryObject(value['pagination']) ? value['pagination'] : value
  const below = new Map(parsePopulate(inner, value['populate'], maySeeDrafts))
  // Translations of translations are translations: step by step they would fill any answer.
  if (name === 'localizations') below.delete(name)
  return {
    fields: parseFields(inner, value['fields']),
    populate: below,
    filter: parseFilters(inner, value['filters']),
    sort: parseSort(inner, value['sort']),
    ...parseRange({ start: page['start'], limit: page['limit'] ?? page['pageSize'] }),
    ...(state !== undefined && { state: parseState(state, maySeeDrafts) }),
    ...(asBoolean(value['count']) && { countOnly: true }),
  }
}

function parseZoneNode(
  components: ReadonlyMap<string, Names>,
  { on, populate }: QueryObject,
  maySeeDrafts: boolean,
): PopulateNode {
  if (isQueryObject(on)) {
    const byComponent = new Map<string, Populate>()
    for (const [component, each] of Object.entries(on)) {
      const inner = components.get(component)
      if (inner === undefined) continue
      byComponent.set(
        component,
        isQueryObject(each) ? parsePopulate(inner, each['populate'], maySeeDrafts) : none,
      )
    }
    return { populate: none, on: byComponent }
  }
  if (populate === undefined || populate === null) return { populate: none }
  const byComponent = [...components].map(
    ([component, inner]) => [component, parsePopulate(inner, populate, maySeeDrafts)] as const,
  )
  return { populate: none, on: new Map(byComponent) }
}
