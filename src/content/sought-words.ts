import { type SQL, sql } from 'drizzle-orm'

/**
 * What `_q` looks for in collections with long texts, kept beside them: to take ten thousand of those
 * apart for two short fields each took seconds. The fields are those of the collections' `search`; in
 * another collection they are read where they stand.
 */
export const SOUGHT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  blogs: ['title', 'excerpt'],
  pages: ['title', 'path'],
  'help-articles': ['title', 'summary'],
}

/** In small letters, one field a line; null for other collections, and where there is no such text. */
export function soughtWords(column: 'attributes' | 'draft'): SQL {
  const cases = Object.entries(SOUGHT_FIELDS).map(([collection, fields]) => {
    const texts = fields.map((field) => `coalesce("${column}"->>'${field}', '')`)
    return `when '${collection}' then lower(${texts.join(` || chr(10) || `)})`
  })
  return sql.raw(
    `case when "${column}" is not null then case "collection" ${cases.join(' ')} end end`,
  )
}
