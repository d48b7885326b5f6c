import { type SQL, sql } from 'drizzle-orm'
import type { ContentState, DocumentColumn, FieldRef } from './find-query.ts'

/** Where a filter or sort looks: a row of documents, or a component inside one. */
export interface Scope {
  /** The JSON object that holds the fields. */
  json: SQL
  /** The row, where the scope is a document. */
  alias: string | undefined
  state: ContentState
  /** Next number for an alias, shared by the whole statement. */
  names: { next: number }
  /** Whether it is looked at for all that refers to it, not for the documents of one page. */
  isReferredTo?: boolean
}

export function documentScope(alias: string, state: ContentState, names: { next: number }): Scope {
  const row = sql.raw(alias)
  const json =
    state === 'live' ? sql`${row}.attributes` : sql`coalesce(${row}.draft, ${row}.attributes)`
  return { json, alias, state, names }
}

/** Where a state finds the moment of the last change: the public is told nothing of a draft. */
export function changeColumn(state: ContentState): 'changed_at' | 'updated_at' {
  return state === 'live' ? 'changed_at' : 'updated_at'
}

/** Only what the state may see. A public read never names a draft. */
export function visible(alias: string, state: ContentState): SQL {
  return state === 'live' ? sql`${sql.raw(alias)}.published_at is not null` : sql`true`
}

/** The links of a document that count in a state: those of its draft, where it has one. */
export function linksInState(
  link: string,
  document: string,
  state: ContentState,
  /** How the row says that there is a draft, where it does not have the draft itself. */
  hasDraft = 'draft is not null',
): SQL {
  const isDraft = sql.raw(`${link}.is_draft`)
  return state === 'live'
    ? sql`not ${isDraft}`
    : sql`${isDraft} = (${sql.raw(`${document}.${hasDraft}`)})`
}

/**
 * The value of a field: text as text, numbers and booleans as JSON, which compares them rightly
 * and cannot fail on what an unfinished draft holds.
 */
export function fieldSql(scope: Scope, field: FieldRef): SQL {
  if (field.kind === 'column') return columnSql(scope, field.name)
  const key = sql.raw(quoteKey(field.name))
  return comparesAsJson(field) ? sql`(${scope.json}->${key})` : sql`(${scope.json}->>${key})`
}

export function comparesAsJson(field: FieldRef): boolean {
  return field.kind === 'attribute' && jsonTypes.has(field.type)
}

const jsonTypes: ReadonlySet<string> = new Set(['boolean', 'integer', 'decimal'])

function columnSql({ alias, state }: Scope, name: DocumentColumn): SQL {
  if (alias === undefined) throw new TypeError(`A component has no column ${name}.`)
  const column = name === 'updatedAt' ? changeColumn(state) : columnNames[name]
  return sql.raw(`${alias}.${column}`)
}

const columnNames: Readonly<Record<Exclude<DocumentColumn, 'updatedAt'>, string>> = {
  id: 'id',
  uid: 'uid',
  locale: 'locale',
  createdAt: 'created_at',
  publishedAt: 'published_at',
}

/** Written into the statement, not passed to it: an index on the field is only found that way. */
export function quoteKey(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) throw new TypeError(`${name} is no field name.`)
  return `'${name}'`
}
