import { hideTokens } from './hide-tokens.ts'

/**
 * Takes out of a text what may name a person: addresses' queries, mail addresses, account numbers,
 * anything quoted, and long runs of digits.
 */
export function scrub(text: string): string {
  return (
    text
      .replace(/([?#])[^\s"')]*/g, '$1…')
      // Only from the first letter of a word: from each of them, a long one would take minutes.
      .replace(/(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/g, '[mail]')
      .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[account]')
      .replace(/"[^"]{0,500}"/g, '"…"')
      .replace(/\d{5,}/g, '[number]')
      .slice(0, 500)
  )
}

/** A path without what differs from visitor to visitor. */
export function scrubPath(path: string): string {
  return hideTokens(path.replace(/[?#].*$/s, ''))
    .replace(/\/(?=[^/]*\d)[\w-]{6,}(?=\/|$)/g, '/:id')
    .slice(0, 200)
}
