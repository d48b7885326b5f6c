import { type SQL, sql } from 'drizzle-orm'
import { documentScope, linksInState, quoteKey, type Scope, visible } from './document-scope.ts'
import type { Filter } from './find-query.ts'
import { operatorSql } from './operator-sql.ts'

/** A filter as a condition on the scope. */
export function filterSql(scope: Scope, filter: Filter): SQL {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return joinFilters(scope, filter.kind, filter.filters)
    case 'not':
      return sql`not (${filterSql(scope, filter.filter)})`
    case 'field':
      return operatorSql(scope, filter.field, filter.operator, filter.values)
    case 'reference':
      return referenceSql(scope, filter)
    case 'localizations':
      return localizationsSql(scope, filter.filter)
    case 'component':
      return componentSql(scope, filter)
  }
}

/** The next alias that the statement does not use yet. */
export function nextAlias(scope: Scope, letter: string): string {
  scope.names.next += 1
  return `${letter}${scope.names.next}`
}

function joinFilters(scope: Scope, kind: 'and' | 'or', filters: readonly Filter[]): SQL {
  if (filters.length === 0) return sql`true`
  const parts = filters.map((each) => sql`(${filterSql(scope, each)})`)
  return sql.join(parts, kind === 'and' ? sql` and ` : sql` or `)
}

/**
 * One relation is looked up for each document, so that a list of three stops after three. Where
 * relations have relations, each is computed once and apart (that is what `materialized` says): the
 * cost is then a sum, where a planner without statistics would make it a product.
 */
function referenceSql(scope: Scope, filter: Extract<Filter, { kind: 'reference' }>): SQL {
  if (scope.alias === undefined) throw new TypeError('References are filtered from documents.')
  const link = nextAlias(scope, 'l')
  const target = nextAlias(scope, 't')
  const isApart = scope.isReferredTo === true || hasReference(filter.filter)
  const inner = { ...documentScope(target, scope.state, scope.names), isReferredTo: isApart }
  const fits = fitsSql(inner, filter.filter)
  const [l, t, d] = [sql.raw(link), sql.raw(target), sql.raw(scope.alias)]
  const joined = sql`content_links ${l} join content_documents ${t}
    on ${t}.collection = ${l}.target_collection and ${t}.uid = ${l}.target_uid`
  const conditions = sql`${l}.target_collection = ${filter.target} and ${l}.field = ${filter.field}
    and ${visible(target, scope.state)} and (${fits})`
  if (!isApart) {
    return sql`exists (select 1 from ${joined} where ${l}.source_id = ${d}.id
      and ${linksInState(link, scope.alias, scope.state)} and ${conditions})`
  }
  const source = nextAlias(scope, 's')
  const [s, m] = [sql.raw(source), sql.raw(nextAlias(scope, 'm'))]
  return sql`${d}.id in (
    with ${m} as materialized (
      select ${l}.source_id from ${joined} join content_documents ${s} on ${s}.id = ${l}.source_id
      where ${linksInState(link, source, scope.state)} and ${conditions})
    select source_id from ${m})`
}

/** Without a filter, whatever is there fits. */
function fitsSql(scope: Scope, filter: Filter | undefined): SQL {
  return filter === undefined ? sql`true` : filterSql(scope, filter)
}

function hasReference(filter: Filter | undefined): boolean {
  if (filter === undefined) return false
  if (filter.kind === 'reference' || filter.kind === 'localizations') return true
  if (filter.kind === 'field') return false
  return 'filters' in filter ? filter.filters.some(hasReference) : hasReference(filter.filter)
}

function localizationsSql(scope: Scope, filter: Filter | undefined): SQL {
  if (scope.alias === undefined) throw new TypeError('Only documents have localizations.')
  const other = nextAlias(scope, 't')
  const inner = {
    ...documentScope(other, scope.state, scope.names),
    isReferredTo: scope.isReferredTo === true,
  }
  const fits = fitsSql(inner, filter)
  const [t, d] = [sql.raw(other), sql.raw(scope.alias)]
  return sql`exists (
    select 1 from content_documents ${t}
    where ${t}.collection = ${d}.collection and ${t}.name = ${d}.name and ${t}.id <> ${d}.id
      and ${visible(other, scope.state)} and (${fits}))`
}

function componentSql(scope: Scope, filter: Extract<Filter, { kind: 'component' }>): SQL {
  const key = sql.raw(quoteKey(filter.field))
  if (!filter.repeatable) {
    // As text, since JSON's own null is no null of SQL.
    if (filter.filter === undefined) return sql`(${scope.json}->>${key}) is not null`
    const inner: Scope = { ...scope, json: sql`(${scope.json}->${key})`, alias: undefined }
    return filterSql(inner, filter.filter)
  }
  const element = nextAlias(scope, 'e')
  const inner: Scope = { ...scope, json: sql.raw(`${element}.value`), alias: undefined }
  // A path query, since it takes what is no list for an empty one instead of failing.
  return sql`exists (
    select 1 from jsonb_path_query(${scope.json}->${key}, '$[*]') ${sql.raw(element)}(value)
    where ${fitsSql(inner, filter.filter)})`
}
