import { type SQL, sql } from 'drizzle-orm'
import { comparesAsJson, fieldSql, type Scope } from './document-scope.ts'
import type { FieldRef, FilterValue, Operator } from './find-query.ts'

/** One comparison. Like SQL itself, everything but the null checks passes over missing values. */
export function operatorSql(
  scope: Scope,
  field: FieldRef,
  operator: Operator,
  values: readonly FilterValue[],
): SQL {
  const target = fieldSql(scope, field)
  const [first = null, second = null] = values
  const bound = (value: FilterValue) => boundValue(field, value)
  const text = asText(field, target)
  switch (operator) {
    case '$null':
      return first === false ? sql`${target} is not null` : sql`${target} is null`
    case '$notNull':
      return first === false ? sql`${target} is null` : sql`${target} is not null`
    case '$eq':
      return first === null ? sql`${target} is null` : sql`${target} = ${bound(first)}`
    case '$ne':
      return first === null ? sql`${target} is not null` : sql`${target} <> ${bound(first)}`
    case '$eqi':
      return sql`lower(${text}) = lower(${String(first)})`
    case '$nei':
      return sql`lower(${text}) <> lower(${String(first)})`
    case '$lt':
      return sql`${target} < ${bound(first)}`
    case '$lte':
      return sql`${target} <= ${bound(first)}`
    case '$gt':
      return sql`${target} > ${bound(first)}`
    case '$gte':
      return sql`${target} >= ${bound(first)}`
    case '$between':
      return sql`${target} between ${bound(first)} and ${bound(second)}`
    case '$in':
      return isIn(target, values, bound)
    case '$notIn':
      return sql`not (${isIn(target, values, bound)})`
    default:
      return likeSql(text, operator, String(first))
  }
}

function isIn(
  target: SQL,
  values: readonly FilterValue[],
  bound: (value: FilterValue) => SQL,
): SQL {
  const given = values.filter((value) => value !== null)
  if (given.length === 0) return sql`false`
  return sql`${target} in (${sql.join(given.map(bound), sql`, `)})`
}

/**
 * As in Strapi, `%` and `_` in the value stay wildcards. A backslash is itself, since a pattern
 * that ends in an escape character would be an error.
 */
function likeSql(text: SQL, operator: Operator, value: string): SQL {
  const ignoresCase = operator.endsWith('i')
  const name = ignoresCase ? operator.slice(0, -1) : operator
  const pattern = {
    $contains: `%${value}%`,
    $notContains: `%${value}%`,
    $startsWith: `${value}%`,
    $endsWith: `%${value}`,
  }[name]
  if (pattern === undefined) throw new TypeError(`${operator} is no operator.`)
  const matches = ignoresCase
    ? sql`lower(${text}) like lower(${pattern}) escape ''`
    : sql`${text} like ${pattern} escape ''`
  return name === '$notContains' ? sql`not (${matches})` : matches
}

function asText(field: FieldRef, target: SQL): SQL {
  const isText = field.kind === 'attribute' ? !comparesAsJson(field) : textColumns.has(field.name)
  return isText ? target : sql`(${target})::text`
}

const textColumns: ReadonlySet<string> = new Set(['uid', 'locale'])
const momentColumns: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'publishedAt'])

function boundValue(field: FieldRef, value: FilterValue): SQL {
  if (comparesAsJson(field)) return sql`${JSON.stringify(value)}::jsonb`
  if (field.kind === 'column' && momentColumns.has(field.name)) return sql`${value}::timestamptz`
  if (field.kind === 'column' && field.name === 'id') return sql`${value}::bigint`
  return sql`${String(value)}::text`
}
