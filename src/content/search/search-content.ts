import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { type Language, type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { withAccents } from './mark-words.ts'
import { stemmable } from './spell-words.ts'
import { understandWords } from './understand-words.ts'

export interface SearchQuestion {
  locale: Locale
  /** What somebody typed, as they typed it. */
  text: string
  collections: readonly ('pages' | 'blogs' | 'help-articles' | 'jobs')[]
  limit: number
  /** Whether the last word may be unfinished. */
  typing?: boolean
}

interface FoundPage {
  collection: string
  /** The locale it is written for; another country of the language may show it. */
  locale: string
  /** Without locale prefix. */
  path: string
  title: string
  summary: string
  body: string
}

export interface SearchAnswer {
  results: FoundPage[]
  /** The words that were looked for, corrected and spelt as `spellWords` does: what to mark. */
  words: string[]
  /** What was looked for instead of what was typed, where that is something else. */
  corrected: string | undefined
}

/** So much is looked at to find the best; more would only cost time. */
const mostCandidates = 300

/**
 * The pages that fit a question best, in a time that does not grow with the number of pages: rare
 * words choose the candidates, all words rank them. Words that nobody wrote are read as those that
 * look most like them.
 */
export async function searchContent(
  queries: SqlRunner,
  question: SearchQuestion,
): Promise<SearchAnswer> {
  const { locale, collections, limit } = question
  const { language } = parseLocale(locale)
  const locales = [...new Set([locale, MAIN_LOCALE_OF_LANGUAGE[language]])]
  const asked = await understandWords(queries, { ...question, locales })
  if (asked.terms.length === 0) return { results: [], words: [], corrected: undefined }
  const dictionary = dictionaries[language]
  const terms = asked.terms.map((term) => ({ ...term, query: stemmable(term.query, dictionary) }))
  const place = sql`s.collection = any(${sql.param([...collections])}::text[])
    and (s.locale = ${locale} or (s.is_lent and s.locale = any(${sql.param(locales)}::text[])))`
  const { rows } = await queries.execute<FoundPage & Record<string, unknown>>(sql`
    with asked as (
      select to_tsquery(${dictionary}::regconfig, query) as query, weight
      from unnest(${sql.param(terms.map(({ query }) => query))}::text[],
                  ${sql.param(terms.map(({ weight }) => weight))}::float8[]) t(query, weight)
    ), candidates as (
      ${candidatesSql(choosing(terms), dictionary, place)}
    ), ranked as (
      -- Two of the words once each say more than one of them ten times.
      select c.document_id, sum(a.weight)
        * sum(a.weight * ts_rank('{0.1, 0.35, 0.8, 1}', c.words, a.query)) as score
      from candidates c cross join asked a
      where c.words @@ a.query
      group by c.document_id order by score desc, c.document_id limit ${limit}
    )
    select s.collection, s.locale, s.path, s.title, s.summary, s.body
    from ranked r join content_search s on s.document_id = r.document_id
    order by r.score desc, s.document_id`)
  const texts = rows.flatMap(({ title, summary, body }) => [title, summary, body])
  const corrected = asked.corrected && withAccents(asked.corrected, texts)
  return { results: rows, words: asked.words, corrected }
}

const dictionaries: Readonly<Record<Language, string>> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
}

interface Choice {
  query: string
  /** Whether it stands in more pages than are looked at. */
  isCommon: boolean
}

/** The rarest words that together stand in no more pages than are looked at. */
function choosing(terms: readonly { query: string; documents: number }[]): Choice {
  const rarestFirst = terms.toSorted((one, other) => one.documents - other.documents)
  const chosen: string[] = []
  let documents = 0
  for (const term of rarestFirst) {
    documents += term.documents
    if (chosen.length > 0 && documents > mostCandidates) break
    chosen.push(`(${term.query})`)
  }
  return { query: chosen.join(' | '), isCommon: (rarestFirst[0]?.documents ?? 0) > mostCandidates }
}

/**
 * A word that stands nearly everywhere is looked for where it matters, in titles, keywords and summaries;
 * elsewhere only while that gives too few.
 */
function candidatesSql({ query, isCommon }: Choice, dictionary: string, place: SQL): SQL {
  const asked = sql`to_tsquery(${dictionary}::regconfig, ${query})`
  const select = (fits: SQL) => sql`select s.document_id, s.words from content_search s
    where ${fits} and ${place} limit ${mostCandidates}`
  const anywhere = sql`s.words @@ ${asked}`
  if (!isCommon) return select(anywhere)
  const whereItMatters = sql`ts_filter(s.words, '{a,b,c}') @@ ${asked}`
  return sql`(${select(whereItMatters)}) union all
    (${select(sql`${anywhere} and not (${whereItMatters})`)}) limit ${mostCandidates}`
}
