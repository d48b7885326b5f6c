import type { FieldRef, Filter, FilterValue, Operator } from '#content/query/find-query.ts'
import { invalidParameter, validationError } from '../errors/strapi-error.ts'
import { castValue } from './cast-value.ts'
import { asBoolean, asList, isQueryObject, type QueryValue } from './parse-query-string.ts'

const comparisons: ReadonlySet<string> = new Set(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'])
const textOperators: ReadonlySet<string> = new Set([
  '$eqi',
  '$nei',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
])

/** What is said about one field: a value, or operators that must all hold. */
export function parseComparison(field: FieldRef, value: QueryValue): Filter {
  const list = asList(value)
  if (list) return compare(field, '$in', castAll(field, list))
  if (!isQueryObject(value)) return compare(field, '$eq', castAll(field, [value]))
  const filters = Object.entries(value).map(([key, each]) => parseOperator(field, key, each))
  const [only] = filters
  return filters.length === 1 && only ? only : { kind: 'and', filters }
}

function parseOperator(field: FieldRef, key: string, value: QueryValue): Filter {
  if (key === '$not') return { kind: 'not', filter: parseComparison(field, value) }
  if (key === '$and' || key === '$or') {
    const parts = (asList(value) ?? [value]).map((each) => parseComparison(field, each))
    return { kind: key === '$and' ? 'and' : 'or', filters: parts }
  }
  if (key === '$null' || key === '$notNull') {
    return compare(field, key, [asBoolean(value) ?? invalidBoolean()])
  }
  if (key === '$in' || key === '$notIn') {
    return compare(field, key, castAll(field, asList(value) ?? [value]))
  }
  if (key === '$between') {
    const bounds = asList(value)
    if (bounds?.length !== 2) throw validationError('$between expects two values')
    return compare(field, key, castAll(field, bounds))
  }
  if (comparisons.has(key)) return compare(field, key as Operator, castAll(field, [value]))
  if (textOperators.has(key)) {
    if (typeof value !== 'string') throw validationError(`${key} expects a text`)
    return compare(field, key as Operator, [value])
  }
  throw invalidParameter(key)
}

function compare(field: FieldRef, operator: Operator, values: readonly FilterValue[]): Filter {
  return { kind: 'field', field, operator, values }
}

function castAll(field: FieldRef, values: readonly QueryValue[]): FilterValue[] {
  return values.map((value) => {
    if (value === null || value === undefined) return null
    if (typeof value !== 'string') throw validationError('Invalid value')
    return castValue(field, value)
  })
}

function invalidBoolean(): never {
  throw validationError('Invalid boolean input. Expected "t","1","true","f","0","false"')
}
