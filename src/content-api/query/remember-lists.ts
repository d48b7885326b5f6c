import { parseQueryString } from './parse-query-string.ts'
import { type ParsedList, type ParsedOne, parseList, parseOne } from './parse-read.ts'

/** Readers ask the same few things again and again; what is asked for twice is parsed once. */
const mostKnown = 500
const longestQuery = 2_000

/** The list that a query string asks for. What it gives back is shared and never changed. */
export const parseListOnce = once<ParsedList>(parseList)

/** The same for one document. */
export const parseOneOnce = once<ParsedOne>(parseOne)

type Parse<Parsed> = (
  collection: string,
  params: ReturnType<typeof parseQueryString>,
  maySeeDrafts: boolean,
) => Parsed

function once<Parsed>(parse: Parse<Parsed>) {
  const known = new Map<string, Parsed>()
  return (collection: string, query: string, maySeeDrafts: boolean): Parsed => {
    const key = `${maySeeDrafts ? 'drafts' : 'live'} ${collection} ${query}`
    const found = known.get(key)
    if (found) return found
    const parsed = parse(collection, parseQueryString(query), maySeeDrafts)
    if (query.length > longestQuery) return parsed
    const [oldest] = known.keys()
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
    known.set(key, parsed)
    return parsed
  }
}
