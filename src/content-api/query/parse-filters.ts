import type { FieldRef, Filter } from '#content/query/find-query.ts'
import {
  hasLocalizations,
  type Names,
  namesOfCollection,
  namesOfComponent,
  readableAttribute,
  readableField,
} from '#content/query/readable-fields.ts'
import { invalidParameter, validationError } from '../errors/strapi-error.ts'
import { limitFilter } from './limit-filter.ts'
import { parseComparison } from './parse-comparison.ts'
import {
  asBoolean,
  asList,
  isQueryObject,
  type QueryObject,
  type QueryValue,
} from './parse-query-string.ts'

/** `filters` as data, every name checked against what may be read. */
export function parseFilters(names: Names, value: QueryValue): Filter | undefined {
  if (value === undefined || value === '') return undefined
  const list = asList(value) ?? [value]
  const filter: Filter = { kind: 'and', filters: list.map((each) => parseGroup(names, each)) }
  limitFilter(filter)
  return filter
}

function parseGroup(names: Names, value: QueryValue): Filter {
  if (!isQueryObject(value)) throw validationError('Invalid filters')
  const filters = Object.entries(value).map(([key, each]) => parseEntry(names, key, each))
  return { kind: 'and', filters }
}

function parseEntry(names: Names, key: string, value: QueryValue): Filter {
  if (key === '$and' || key === '$or') {
    const parts = asList(value) ?? [value]
    return {
      kind: key === '$and' ? 'and' : 'or',
      filters: parts.map((each) => parseGroup(names, each)),
    }
  }
  if (key === '$not') return { kind: 'not', filter: parseGroup(names, value) }
  const field = readableField(names, key)
  if (field) return parseComparison(field, value)
  if (key === 'localizations' && hasLocalizations(names)) {
    return parseRelation(names.collection ?? '', value, (filter) => ({
      kind: 'localizations',
      filter,
    }))
  }
  const attribute = readableAttribute(names, key)
  if (attribute?.kind === 'reference' && names.collection !== undefined) {
    const { target } = attribute
    return parseRelation(target, value, (filter) => ({
      kind: 'reference',
      field: key,
      target,
      filter,
    }))
  }
  if (attribute?.kind === 'component' && (value === null || isQueryObject(value))) {
    const { repeatable } = attribute
    const inside = namesOfComponent(attribute.attributes)
    return parsePresence(
      value,
      (filter) => ({ kind: 'component', field: key, repeatable, filter }),
      (name, each) => parseEntry(inside, name, each),
    )
  }
  throw invalidParameter(key)
}

const idField: FieldRef = { kind: 'column', name: 'id' }

type Exists = (filter: Filter | undefined) => Filter

/** A relation compared with an id, asked whether it is empty, or filtered by its own fields. */
function parseRelation(target: string, value: QueryValue, exists: Exists): Filter {
  if (value !== null && !isQueryObject(value)) return exists(parseComparison(idField, value))
  const names = namesOfCollection(target)
  return parsePresence(value, exists, (key, each) =>
    key.startsWith('$') && !groups.has(key)
      ? parseComparison(idField, { [key]: each })
      : parseEntry(names, key, each),
  )
}

/**
 * Of a relation or component: whether there is none, or what holds for it. Several conditions mean
 * one that fits them all.
 */
function parsePresence(
  value: QueryObject | null,
  exists: Exists,
  condition: (key: string, value: QueryValue) => Filter,
): Filter {
  if (value === null) return { kind: 'not', filter: exists(undefined) }
  const filters: Filter[] = []
  const conditions: Filter[] = []
  for (const [key, each] of Object.entries(value)) {
    if (key === '$null' || key === '$notNull') {
      const isEmpty = (key === '$null') === (asBoolean(each) ?? true)
      filters.push(isEmpty ? { kind: 'not', filter: exists(undefined) } : exists(undefined))
    } else {
      conditions.push(condition(key, each))
    }
  }
  if (conditions.length > 0) filters.push(exists({ kind: 'and', filters: conditions }))
  return { kind: 'and', filters }
}

const groups: ReadonlySet<string> = new Set(['$and', '$or', '$not'])
