import { type SQL, sql } from 'drizzle-orm'
import { SOUGHT_FIELDS } from '../sought-words.ts'
import type { Scope } from './document-scope.ts'
import type { Filter, Operator } from './find-query.ts'

/**
 * What has to stand in the short fields that are kept beside the long texts, for a filter to be met;
 * undefined where the filter asks for something else, too. To take ten thousand articles apart for
 * their titles takes a second or more, and this leaves those that are worth it.
 */
export function soughtFilterSql(
  scope: Scope,
  collection: string,
  filter: Filter | undefined,
): SQL | undefined {
  switch (filter?.kind) {
    case 'and':
    case 'or': {
      const parts = filter.filters.map((each) => soughtFilterSql(scope, collection, each))
      const known = parts.filter((part) => part !== undefined)
      if (filter.kind === 'or' && known.length < parts.length) return undefined
      if (known.length === 0) return undefined
      return sql`(${sql.join(known, filter.kind === 'and' ? sql` and ` : sql` or `)})`
    }
    case 'field': {
      const { field, operator, values } = filter
      const isKept = SOUGHT_FIELDS[collection]?.includes(field.name) && field.kind === 'attribute'
      if (!isKept || !ignoringCase.includes(operator)) return undefined
      const pattern = `%${String(values[0] ?? null)}%`
      return sql`${soughtSql(scope)} like lower(${pattern}) escape ''`
    }
    default:
      return undefined
  }
}

/** Of the articles, pages and answers: their short fields, as the state has them. */
export function soughtSql({ alias, state }: Scope): SQL {
  const live = `${alias ?? 'd'}.sought`
  return sql.raw(state === 'live' ? live : `coalesce(${alias ?? 'd'}.draft_sought, ${live})`)
}

/** Capitals are gone from what is kept. */
const ignoringCase: readonly Operator[] = ['$containsi', '$startsWithi', '$endsWithi']
