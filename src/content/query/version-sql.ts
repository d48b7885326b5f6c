import { type SQL, sql } from 'drizzle-orm'
import { modelOf } from '../model/model-of-collection.ts'
import { documentScope, visible } from './document-scope.ts'
import { conditions, countSql } from './find-documents.ts'
import type { WireQuery } from './find-wire.ts'
import { referencePaths } from './reference-paths.ts'
import { sortSql } from './sort-sql.ts'

/** What an answer is made of, as names of versions separated by commas; null for none. */
export interface VersionsRow extends Record<string, unknown> {
  total: string | null
  page: string | null
  refs: string | null
  /** Each after the id of the document that it translates and a colon. */
  others: string | null
}

/**
 * Names the version of a row that everybody sees now. PostgreSQL writes the number of the
 * transaction that made it into every row, so nobody can change one and leave its version.
 */
export function versionSql(alias: string): SQL {
  return sql.raw(`concat(${alias}.id, '.', ${alias}.xmin)`)
}

/** Which published documents a list shows, which they refer to, and their translations. */
export function listVersionsSql(query: WireQuery): SQL {
  const { collection, populate } = query
  const scope = documentScope('d', 'live', { next: 0 })
  const fields = [...referencePaths(modelOf(collection), populate).keys()]
  const nothing = sql`null`
  return sql`with page as materialized (
      select d.id, d.xmin, d.name from content_documents d where ${conditions(scope, query)}
      order by ${sql.join(sortSql(scope, query.sort), sql`, `)}
      limit ${query.limit} offset ${query.start})
    select ${query.withCount ? sql`(${countSql(query)})` : nothing} as total,
      (select string_agg(${versionSql('page')}, ',') from page) as page,
      ${fields.length > 0 ? referencesSql(fields) : nothing} as refs,
      ${populate.has('localizations') ? othersSql(collection) : nothing} as others`
}

function referencesSql(fields: readonly string[]): SQL {
  return sql`(select string_agg(${versionSql('t')}, ',') from (
      select distinct l.target_collection, l.target_uid from page
      join content_links l on l.source_id = page.id and not l.is_draft
        and l.field = any(${sql.param(fields)}::text[])) wanted
    join content_documents t
      on t.collection = wanted.target_collection and t.uid = wanted.target_uid
    where ${visible('t', 'live')})`
}

function othersSql(collection: string): SQL {
  return sql`(select string_agg(concat(page.id, ':', ${versionSql('t')}), ',') from page
    join content_documents t
      on t.collection = ${collection} and t.name = page.name and t.id <> page.id
    where ${visible('t', 'live')})`
}
