import { MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { UID_SEPARATOR } from '#sites/uid.ts'
import type { SearchAnswer, SearchQuestion } from '../search/search-content.ts'
import { type SearchRow, searchRow } from '../search/search-row.ts'
import { plainLetters, spellWords } from '../search/spell-words.ts'
import { ContentClientError } from './content-client-error.ts'
import type { ContentEntry } from './content-entry.ts'
import type { ContentReader } from './content-reader.ts'

/** So many words are asked for, the longest first: each is a request for every collection. */
const mostWords = 2
const entriesEach = 25

/**
 * Search in a system that is not ours: it finds what contains the words (`_q`), and we rank it by
 * where they stand. It knows no mistakes of typing and no weights; our own search needs an index.
 */
export async function searchEntries(
  reader: ContentReader,
  { locale, text, collections, limit }: SearchQuestion,
): Promise<SearchAnswer> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
  const long = words.filter((word) => word.length > 2)
  // Two letters alone can be a name ("TK"); beside others they are "to" and "in".
  const typed = (long.length > 0 ? long : words.filter((word) => word.length > 1)).sort(
    (one, other) => other.length - one.length,
  )
  const locales = [...new Set([locale, MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]])]
  const lists = collections.flatMap((collection) =>
    locales.flatMap((each) =>
      typed.slice(0, mostWords).map((word) =>
        reader
          .list(collection, {
            locale: each,
            search: stemOf(word),
            page: 1,
            pageSize: entriesEach,
            state: 'live',
          })
          .catch(noneIfUnknown),
      ),
    ),
  )
  const found = (await Promise.all(lists)).flatMap((list) => list.entries as AnyEntry[])
  const stems = typed.map((word) => stemOf(plainLetters(word)))
  const ranked = new Map<string, { row: SearchRow; score: number }>()
  for (const entry of found) {
    const row = rowOf(entry)
    if (row === undefined || (row.locale !== locale && !row.isLent)) continue
    ranked.set(`${row.collection} ${entry.uid}`, { row, score: scoreOf(row, stems) })
  }
  const results = [...ranked.values()]
    .sort((one, other) => other.score - one.score || one.row.documentId - other.row.documentId)
    .slice(0, limit)
  return { results: results.map(({ row }) => row), words: stems, corrected: undefined }
}

/** The other system need not have all of our collections. */
function noneIfUnknown(error: unknown): { entries: [] } {
  if (error instanceof ContentClientError && [403, 404].includes(error.error.status)) {
    return { entries: [] }
  }
  throw error
}

type AnyEntry = ContentEntry<'pages' | 'blogs' | 'help-articles' | 'jobs'>

/** Without its ending, so that "cancelled" finds "cancel" too. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(4, word.length - 2))
}

function rowOf({ id, collection, uid, locale, attributes }: AnyEntry): SearchRow | undefined {
  const start = locale + UID_SEPARATOR
  if (!uid.startsWith(start)) return undefined
  const name = uid.slice(start.length)
  return searchRow({ id, collection, name, locale, attributes: { ...attributes } })
}

function scoreOf({ weighted }: SearchRow, stems: readonly string[]): number {
  const weights = [
    [weighted.a, 8],
    [weighted.b, 4],
    [weighted.c, 3],
    [weighted.d, 1],
  ] as const
  let score = 0
  for (const [text, weight] of weights) {
    const words = spellWords(text)
    for (const stem of stems) if (words.some((word) => word.startsWith(stem))) score += weight
  }
  return score
}
