import { parseQueryString } from './parse-query-string.ts'
import { type ParsedList, parseList } from './parse-read.ts'

/** Readers ask the same few things again and again; a list that is asked for twice is parsed once. */
const mostLists = 500
const longestQuery = 2_000

const known = new Map<string, ParsedList>()

/** The list that a query string asks for. What it gives back is shared and never changed. */
export function parseListOnce(
  collection: string,
  query: string,
  maySeeDrafts: boolean,
): ParsedList {
  const key = `${maySeeDrafts ? 'drafts' : 'live'} ${collection} ${query}`
  const found = known.get(key)
  if (found) return found
  const parsed = parseList(collection, parseQueryString(query), maySeeDrafts)
  if (query.length > longestQuery) return parsed
  const [oldest] = known.keys()
  if (known.size >= mostLists && oldest !== undefined) known.delete(oldest)
  known.set(key, parsed)
  return parsed
}
