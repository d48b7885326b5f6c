import { sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { Locale } from '#sites/locales.ts'
import { spellWords } from './spell-words.ts'

/** One word of a question as PostgreSQL looks for it. */
export interface Term {
  /** For `to_tsquery`. Made of letters and digits only, whatever was typed. */
  query: string
  /** A word that few pages have says more than one that all have. */
  weight: number
  /** In how many pages it stands, about. */
  documents: number
}

export interface UnderstoodWords {
  terms: Term[]
  words: string[]
  corrected: string | undefined
}

/** Nobody asks in more words; a longer text is cut. */
const mostWords = 12
const mostCharacters = 200
/** Alike enough to be meant, from 0 to 1. */
const leastSimilarity = 0.4

/** Finds each word of a question among the words of the pages, or those that it was meant to be. */
export async function understandWords(
  queries: SqlRunner,
  { text, locales, typing = false }: { text: string; locales: readonly Locale[]; typing?: boolean },
): Promise<UnderstoodWords> {
  const spelt = [...new Set(spellWords(text.slice(0, mostCharacters)))].slice(0, mostWords)
  const words = spelt.filter((word) => word.length > 1)
  if (words.length === 0) return { terms: [], words: [], corrected: undefined }
  const { rows } = await queries.execute<WordRow>(lookUp(words, locales, typing))
  const read = rows.map((row) => understand(row, typing && row.word === words.at(-1)))
  const isCorrected = read.some(({ corrected }) => corrected)
  return {
    terms: read.flatMap(({ term }) => term ?? []),
    words: read.flatMap(({ meant }) => meant),
    corrected: isCorrected ? read.map(({ meant, word }) => meant[0] ?? word).join(' ') : undefined,
  }
}

interface WordRow extends Record<string, unknown> {
  word: string
  documents: number
  /** Whether longer words begin with it. */
  begins: boolean
  /** Words that look like it, the likeliest first; only for a word that no page has. */
  alike: { word: string; likeness: number; documents: number }[] | null
  /** How many pages there are. */
  pages: number
}

function lookUp(words: readonly string[], locales: readonly Locale[], typing: boolean) {
  const places = sql`${sql.param([...locales])}::text[]`
  const last = typing ? words.at(-1) : undefined
  return sql`
    select g.word, coalesce(exact.documents, 0)::int as documents, begins.found as begins,
      alike.words as alike,
      (select coalesce(sum(published), 0)::int from content_counts
        where locale = any(${places}) and collection in ('pages', 'blogs', 'help-articles')) as pages
    from unnest(${sql.param([...words])}::text[]) with ordinality as g(word, position)
    left join lateral (
      select sum(w.documents) as documents from content_search_words w
      where w.locale = any(${places}) and w.word = g.word
    ) exact on true
    left join lateral (
      select exists (select 1 from content_search_words w
        where w.locale = any(${places}) and w.word like g.word || '%') as found
      where g.word = ${last ?? null}::text or length(g.word) > 4
    ) begins on true
    left join lateral (
      select json_agg(json_build_object('word', one.word, 'likeness', one.likeness,
        'documents', one.documents) order by one.likeness desc, one.documents desc) as words
      from (
        select w.word, max(similarity(w.word, g.word)) as likeness, sum(w.documents)::int as documents
        from content_search_words w
        where w.locale = any(${places}) and w.word % g.word
        group by w.word order by likeness desc limit 3
      ) one
      where exact.documents is null and begins.found is not true and length(g.word) > 3
    ) alike on true
    order by g.position`
}

function understand(row: WordRow, isLast: boolean) {
  const { word, pages } = row
  const weigh = (documents: number) => Math.log(1 + pages / Math.max(1, documents))
  if (row.documents > 0 || row.begins) {
    const query = isLast || word.length > 4 ? `${word}:*` : word
    const { documents } = row
    // A beginning that is no word of its own counts as a rare one.
    const term = { query, documents: Math.max(1, documents), weight: weigh(Math.max(5, documents)) }
    return { word, term, meant: [word], corrected: false }
  }
  const [best, ...others] = (row.alike ?? []).filter(({ likeness }) => likeness >= leastSimilarity)
  if (!best) return { word, term: undefined, meant: [], corrected: false }
  const alike = [best, ...others.filter(({ likeness }) => likeness > best.likeness - 0.12)]
  const documents = alike.reduce((sum, each) => sum + each.documents, 0)
  const query = alike.map((each) => each.word).join(' | ')
  const term = { query, documents, weight: weigh(documents) * best.likeness }
  return { word, term, meant: alike.map((each) => each.word), corrected: true }
}
