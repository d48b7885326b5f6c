import type { Sort, SortStep } from '#content/query/find-query.ts'
import {
  type Names,
  namesOfCollection,
  namesOfComponent,
  readableAttribute,
  readableField,
} from '#content/query/readable-fields.ts'
import { invalidParameter, validationError } from '../errors/strapi-error.ts'
import { asList, isQueryObject, type QueryValue } from './parse-query-string.ts'

/** `title:asc,id:desc`, a list of those, or objects such as `[author][name]=asc`. */
export function parseSort(names: Names, value: QueryValue): Sort[] {
  if (value === undefined || value === '') return []
  const sorts = (asList(value) ?? [value]).flatMap((each) => parseOne(names, each))
  if (sorts.length > 10) throw validationError('Invalid sort parameter')
  return sorts
}

function parseOne(names: Names, value: QueryValue): Sort[] {
  if (typeof value === 'string') {
    return value
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [field = '', order = 'asc'] = part.split(':')
        return sortBy(names, field.trim().split('.'), order.trim())
      })
  }
  if (isQueryObject(value)) return parseObject(names, value, [])
  throw validationError(
    'Invalid sort parameter. Expected a string, an array of strings, a sort object or an array of sort objects',
  )
}

function parseObject(names: Names, value: QueryValue, path: readonly string[]): Sort[] {
  if (typeof value === 'string') return [sortBy(names, path, value)]
  if (!isQueryObject(value)) throw validationError('Invalid sort query')
  return Object.entries(value).flatMap(([key, each]) => parseObject(names, each, [...path, key]))
}

function sortBy(names: Names, path: readonly string[], order: string): Sort {
  const direction = order.toLowerCase()
  if (direction !== 'asc' && direction !== 'desc') {
    throw validationError('Invalid order. order can only be one of asc|desc|ASC|DESC')
  }
  if (path.length > 4) throw validationError('Invalid sort query')
  const steps: SortStep[] = []
  let scope = names
  for (const name of path.slice(0, -1)) {
    const attribute = readableAttribute(scope, name)
    if (attribute?.kind === 'reference' && scope.collection !== undefined) {
      steps.push({ kind: 'reference', field: name, target: attribute.target })
      scope = namesOfCollection(attribute.target)
    } else if (attribute?.kind === 'component' && !attribute.repeatable) {
      steps.push({ kind: 'component', field: name })
      scope = namesOfComponent(attribute.attributes)
    } else {
      throw invalidParameter(name)
    }
  }
  const last = path.at(-1) ?? ''
  const field = readableField(scope, last)
  if (field === undefined || (field.kind === 'attribute' && field.type === 'json')) {
    throw invalidParameter(last)
  }
  return { path: steps, field, direction }
}
