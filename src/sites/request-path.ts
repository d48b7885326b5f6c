/**
 * What a path must look like before anything else reads it, and its one canonical spelling.
 * Everything that two programs could read differently (dot segments, encoded slashes, backslashes,
 * empty segments, broken or doubled encoding) is refused instead of repaired.
 */

/** The longest path of a page, and the longest address with its query, in characters. */
export const MAX_PATH_LENGTH = 1024
export const MAX_URL_LENGTH = 8000

export type PathProblem =
  | 'not-a-path'
  | 'too-long'
  | 'forbidden-character'
  | 'malformed-encoding'
  | 'double-slash'
  | 'dot-segment'

/** Cuts an address as received into its path and its query, which keeps its question mark. */
export function splitQuery(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}

/** The reason to refuse an address, or undefined when it is sound. */
export function findPathProblem(path: string, query: string): PathProblem | undefined {
  if (path.length > MAX_PATH_LENGTH || path.length + query.length > MAX_URL_LENGTH) {
    return 'too-long'
  }
  if (query !== '' && FORBIDDEN_IN_QUERY.test(query)) return 'forbidden-character'
  if (CANONICAL.test(path)) return undefined
  if (path.charCodeAt(0) !== SLASH) return 'not-a-path'
  if (FORBIDDEN_IN_PATH.test(path)) return 'forbidden-character'
  const decoded = decode(path)
  if (decoded === undefined) return 'malformed-encoding'
  if (ENCODED_SLASH.test(path) || FORBIDDEN_DECODED.test(decoded)) return 'forbidden-character'
  if (DOUBLY_ENCODED.test(decoded)) return 'malformed-encoding'
  if (decoded.includes('//')) return 'double-slash'
  if (DOT_SEGMENT.test(decoded)) return 'dot-segment'
  return undefined
}

/**
 * The canonical spelling of a sound path: no slash at the end, no needless percent-encoding, hex
 * digits of the rest in capitals (RFC 3986, 6.2.2), letters in lower case. The letters of a path
 * with a file extension stay, because the names of files are what they are.
 */
export function normalisePath(path: string): string {
  if (CANONICAL.test(path)) return path
  const encoded = path.includes('%') ? path.replace(TRIPLET, normaliseTriplet) : path
  const trimmed = encoded.length > 1 && encoded.endsWith('/') ? encoded.slice(0, -1) : encoded
  if (FILE_EXTENSION.test(trimmed)) return trimmed
  return trimmed.replace(TRIPLET_OR_CAPITALS, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

const SLASH = 47
/** The overwhelming majority: sound and canonical at once. */
const CANONICAL = /^(?:\/|(?:\/[a-z0-9_~-][a-z0-9._~-]*)+)$/
/** Outside printable ASCII, a backslash, or a fragment, which no browser sends. */
const FORBIDDEN_IN_PATH = /[^!-~]|[\\#]/
/** Bytes above ASCII are tolerated in a query: old clients send them, and nothing here reads it. */
const FORBIDDEN_IN_QUERY = /[^!-~\u00a0-\u00ff]/
const FORBIDDEN_DECODED = /[\p{Cc}\\]/u
const ENCODED_SLASH = /%2f/i
const DOUBLY_ENCODED = /%(?:2e|2f|5c|00)/i
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/
const TRIPLET = /%[0-9a-f]{2}/gi
const TRIPLET_OR_CAPITALS = /%[0-9A-F]{2}|[A-Z]+/g
const UNRESERVED = /[\w.~-]/
const FILE_EXTENSION = /\.[a-z0-9]{1,8}$/i

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function normaliseTriplet(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
  return UNRESERVED.test(character) ? character : triplet.toUpperCase()
}
