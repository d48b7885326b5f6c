import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { Locale } from '#sites/locales.ts'
import { spellWords, withoutTypedUmlauts } from './spell-words.ts'

/** One word of a question as PostgreSQL looks for it. */
interface Term {
  /** For `to_tsquery`. Made of letters and digits only, whatever was typed. */
  query: string
  /** A word that few pages have says more than one that all have. */
  weight: number
  /** In how many pages it stands, about. */
  documents: number
}

interface UnderstoodWords {
  terms: Term[]
  words: string[]
  corrected: string | undefined
}

/** Nobody asks in more words; a longer text is cut. */
const mostWords = 12
const mostCharacters = 200
/** Longer than any word of a page, and its likes take several times as long to look for. */
const longestWord = 64
/** Alike enough to be meant, from 0 to 1. */
const leastSimilarity = 0.4

/** Finds each word of a question among the words of the pages, or those that it was meant to be. */
export async function understandWords(
  queries: SqlRunner,
  { text, locales, typing = false }: { text: string; locales: readonly Locale[]; typing?: boolean },
): Promise<UnderstoodWords> {
  const spelt = [...new Set(spellWords(text.slice(0, mostCharacters)))].slice(0, mostWords)
  const words = spelt.filter((word) => word.length > 1 && word.length <= longestWord)
  if (words.length === 0) return { terms: [], words: [], corrected: undefined }
  const rows = await lookUp(queries, words, locales)
  const read = rows.map((row, at) => understand(row, typing && at === rows.length - 1))
  const isCorrected = read.some(({ corrected }) => corrected)
  return {
    terms: read.flatMap(({ term }) => term ?? []),
    words: read.flatMap(({ meant }) => meant),
    corrected: isCorrected ? read.map(({ meant, word }) => meant[0] ?? word).join(' ') : undefined,
  }
}

interface LookedUp {
  word: string
  /** How many pages have it. */
  documents: number
  /** Words that begin with it or look like it, the likeliest first; only for a word that no page has. */
  alike: readonly AlikeRow[]
  /** How many pages there are. */
  pages: number
}

interface AlikeRow extends Record<string, unknown> {
  given: string
  word: string
  likeness: number
  begins: boolean
  documents: number
}

/** Words that are written are found in an index of words; the others in one of their parts. */
async function lookUp(
  queries: SqlRunner,
  words: readonly string[],
  locales: readonly Locale[],
): Promise<LookedUp[]> {
  const places = sql`${sql.param([...locales])}::text[]`
  const { rows } = await queries.execute<{ word: string; documents: number; pages: number }>(sql`
    select pages.count as pages, known.word, known.documents
    from (select coalesce(sum(published), 0)::int as count from content_counts
      where locale = any(${places}) and collection in ('pages', 'blogs', 'help-articles')) pages
    left join (select word, sum(documents)::int as documents from content_search_words
      where locale = any(${places}) and word = any(${sql.param([...words, ...words.map(withoutTypedUmlauts)])}::text[])
      group by word) known on true`)
  const known = new Map(rows.map(({ word, documents }) => [word, documents]))
  const unknown = words.filter((word) => !known.has(word) && word.length > 2)
  const spellings = new Set([...unknown, ...unknown.map(withoutTypedUmlauts)])
  const looked = [...spellings].filter((word) => !known.has(word)).slice(0, mostWords)
  const rowsAlike = await lookUpAlike(queries, looked, places)
  const alikeTo = (word: string) => rowsAlike.filter(({ given }) => given === word)
  // What begins a word is as good as one, as "oeuv" does.
  const sureness = (word: string) =>
    known.has(word)
      ? 1
      : Math.max(0, ...alikeTo(word).map(({ begins, likeness }) => (begins ? 1 : likeness)))
  const meant = words.map((word) => {
    const umlaut = withoutTypedUmlauts(word)
    // "quenta" is a slip for "cuenta", of which "qunta" has less.
    return sureness(umlaut) > sureness(word) ? umlaut : word
  })
  return meant.map((word) => ({
    word,
    documents: known.get(word) ?? 0,
    alike: alikeTo(word),
    pages: rows[0]?.pages ?? 0,
  }))
}

async function lookUpAlike(
  queries: SqlRunner,
  words: readonly string[],
  places: SQL,
): Promise<AlikeRow[]> {
  if (words.length === 0) return []
  // One part for each word, with the word written into it: only so does PostgreSQL use the index.
  const parts = words.map(
    (word) => sql`(
      select ${word}::text as given, w.word, max(similarity(w.word, ${word})) as likeness,
        bool_or(w.word like ${`${word}%`}) as begins, sum(w.documents)::int as documents
      from content_search_words w
      where w.locale = any(${places}) and (w.word % ${word} or w.word like ${`${word}%`})
      group by w.word order by begins desc, likeness desc, documents desc limit 3)`,
  )
  const { rows } = await queries.execute<AlikeRow>(sql.join(parts, sql` union all `))
  return rows
}

function understand({ word, pages, documents, alike }: LookedUp, isLast: boolean) {
  const weigh = (count: number) => Math.log(1 + pages / Math.max(1, count))
  if (documents > 0) {
    const query = isLast || word.length > 4 ? `${word}:*` : word
    return {
      word,
      term: { query, documents, weight: weigh(documents) },
      // To mark every "in" and "with" would help nobody to see "TK".
      meant: word.length > 4 || documents * 4 < pages ? [word] : [],
      corrected: false,
    }
  }
  const longer = alike.filter(({ begins }) => begins)
  if (longer.length > 0 && (isLast || word.length > 4)) {
    const count = longer.reduce((sum, each) => sum + each.documents, 0)
    // A beginning that is no word of its own counts as a rare one.
    const term = { query: `${word}:*`, documents: count, weight: weigh(Math.max(5, count)) }
    return { word, term, meant: [word], corrected: false }
  }
  // A slip of the finger changes letters rather than the length: "insurence" is no "insure".
  const likelihood = (each: AlikeRow) =>
    each.likeness - 0.02 * Math.abs(each.word.length - word.length)
  const [best, ...others] = alike
    .filter(({ likeness }) => word.length > 3 && likeness >= leastSimilarity)
    .sort((one, other) => likelihood(other) - likelihood(one))
  if (!best) return { word, term: undefined, meant: [], corrected: false }
  const meant = [best, ...others.filter(({ likeness }) => likeness > best.likeness - 0.12)]
  const count = meant.reduce((sum, each) => sum + each.documents, 0)
  const query = meant.map((each) => each.word).join(' | ')
  const term = { query, documents: count, weight: weigh(count) * best.likeness }
  return { word, term, meant: meant.map((each) => each.word), corrected: true }
}
