import { type SQL, sql } from 'drizzle-orm'
import {
  documentScope,
  fieldSql,
  linksInState,
  quoteKey,
  type Scope,
  visible,
} from './document-scope.ts'
import { nextAlias } from './filter-sql.ts'
import type { FieldRef, Sort, SortStep } from './find-query.ts'

/** The terms of an `order by`; the id decides what the sorts leave open. */
export function sortSql(scope: Scope, sorts: readonly Sort[]): SQL[] {
  const terms = sorts.map((sort) => {
    const value = valueAt(scope, sort.path, sort.field)
    return sort.direction === 'desc' ? sql`${value} desc` : sql`${value} asc`
  })
  const byId = sorts.some(({ path, field }) => path.length === 0 && isId(field))
  if (byId || scope.alias === undefined) return terms
  return [...terms, sql.raw(`${scope.alias}.id asc`)]
}

function isId(field: FieldRef): boolean {
  return field.kind === 'column' && field.name === 'id'
}

function valueAt(scope: Scope, path: readonly SortStep[], field: FieldRef): SQL {
  const [step, ...rest] = path
  if (step === undefined) return fieldSql(scope, field)
  if (step.kind === 'component') {
    const json = sql`(${scope.json}->${sql.raw(quoteKey(step.field))})`
    return valueAt({ ...scope, json, alias: undefined }, rest, field)
  }
  if (scope.alias === undefined) throw new TypeError('References are sorted from documents.')
  const link = nextAlias(scope, 'l')
  const target = nextAlias(scope, 't')
  const inner = documentScope(target, scope.state, scope.names)
  const [l, t, d] = [sql.raw(link), sql.raw(target), sql.raw(scope.alias)]
  return sql`(
    select ${valueAt(inner, rest, field)} from content_links ${l}
    join content_documents ${t} on ${t}.collection = ${l}.target_collection and ${t}.uid = ${l}.target_uid
    where ${l}.source_id = ${d}.id and ${l}.field = ${step.field}
      and ${linksInState(link, scope.alias, scope.state)} and ${visible(target, scope.state)}
    order by ${l}.position limit 1)`
}
