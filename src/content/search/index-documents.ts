import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import type { ContentDocument } from '../tables.ts'
import { SEARCH_RULES, SEARCHABLE, type SearchRow, searchRow } from './search-row.ts'
import { shelvesOf } from './shelves.ts'
import { spellWords, stemmable } from './spell-words.ts'
import { contentSearch, contentShelves } from './tables.ts'

type Indexed = Pick<
  ContentDocument,
  'id' | 'collection' | 'name' | 'locale' | 'attributes' | 'publishedAt'
>

/**
 * Brings search and shelves into line with documents. Called in the transaction that changes them,
 * so that a page is found from the moment at which it is public, and not a moment longer.
 */
export async function indexDocuments(
  queries: Queries,
  documents: readonly Indexed[],
  rules = SEARCH_RULES,
): Promise<void> {
  const concerned = documents.filter(({ collection }) => SEARCHABLE.includes(collection))
  if (concerned.length === 0) return
  const ids = concerned.map(({ id }) => id)
  await queries.delete(contentShelves).where(inArray(contentShelves.documentId, ids))
  const rows = concerned.flatMap(({ attributes, publishedAt, ...document }) =>
    attributes && publishedAt ? (searchRow({ ...document, attributes }) ?? []) : [],
  )
  const found = new Set(rows.map(({ documentId }) => documentId))
  const gone = ids.filter((id) => !found.has(id))
  await queries.delete(contentSearch).where(inArray(contentSearch.documentId, gone))
  // Bounded by the parameters of one statement and by what one message may weigh.
  const rowsEach = 200
  for (let from = 0; from < rows.length; from += rowsEach) {
    await writeRows(queries, rows.slice(from, from + rowsEach), rules)
  }
  const shelved = concerned.flatMap((document) =>
    shelvesOf(document).map((shelf) => ({ documentId: document.id, ...shelf })),
  )
  for (let from = 0; from < shelved.length; from += 5_000) {
    await queries.insert(contentShelves).values(shelved.slice(from, from + 5_000))
  }
}

/**
 * Documents that were published before there was a search, or by a version with other rules: all,
 * in parts.
 */
export async function indexMissing(
  queries: Queries,
  partSize = 1_000,
  rules = SEARCH_RULES,
): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) {
    const documents: Indexed[] = await readMissing(queries, { last, rules, limit: partSize })
    await indexDocuments(queries, documents, rules)
    last = documents.at(-1)?.id
  }
}

/**
 * Those with a higher id than the last; some have nothing to be found by, and stay missing. Held,
 * so that nobody publishes one anew between its reading and its row.
 */
async function readMissing(
  queries: Queries,
  { last, rules, limit }: { last: number; rules: number; limit: number },
): Promise<Indexed[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select d.id, d.collection, d.name, d.locale, d.attributes, d.published_at
    from content_documents d
    where d.collection = any(${sql.param([...SEARCHABLE])}::text[]) and d.published_at is not null
      and coalesce(d.attributes->'deindex', 'false') = 'false' and d.id > ${last}
      and not exists (select 1 from content_search s where s.document_id = d.id and s.rules = ${rules})
    order by d.id limit ${limit} for share of d`)
  return rows.map((row) => ({
    id: Number(row['id']),
    collection: String(row['collection']),
    name: String(row['name']),
    locale: String(row['locale']),
    attributes: row['attributes'] as Indexed['attributes'],
    publishedAt: new Date(String(row['published_at'])),
  }))
}

/**
 * Stemmed by PostgreSQL, whose dictionaries also stem the questions. A row that is there is changed
 * in place, so that the counters of its words change once and in one order.
 */
async function writeRows(
  queries: Queries,
  rows: readonly SearchRow[],
  rules: number,
): Promise<void> {
  const given = rows.map(({ weighted, ...row }) => ({
    ...row,
    a: plain(weighted.a, row.dictionary),
    b: plain(weighted.b, row.dictionary),
    c: plain(weighted.c, row.dictionary),
    d: plain(weighted.d, row.dictionary),
  }))
  await queries.execute(sql`
    insert into content_search (document_id, collection, locale, path, is_lent, title, summary,
      body, minutes, words, spellings, rules)
    select r."documentId", r.collection, r.locale, r.path, r."isLent", r.title, r.summary,
      r.body, r.minutes,
      setweight(to_tsvector(r.dictionary::regconfig, r.a), 'A')
        || setweight(to_tsvector(r.dictionary::regconfig, r.b), 'B')
        || setweight(to_tsvector(r.dictionary::regconfig, r.c), 'C')
        || setweight(to_tsvector(r.dictionary::regconfig, r.d), 'D'),
      r.spellings, ${rules}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r("documentId" bigint,
      collection text, locale text, path text, "isLent" boolean, title text, summary text,
      body text, minutes integer, dictionary text, a text, b text, c text, d text, spellings text[])
    on conflict (document_id) do update set (collection, locale, path, is_lent, title, summary,
      body, minutes, words, spellings, rules) = (excluded.collection, excluded.locale, excluded.path,
      excluded.is_lent, excluded.title, excluded.summary, excluded.body, excluded.minutes,
      excluded.words, excluded.spellings, excluded.rules)`)
}

/** As questions are spelt, so that accents make no difference. */
function plain(text: string, dictionary: SearchRow['dictionary']): string {
  return stemmable(spellWords(text).join(' '), dictionary)
}
