/** No answer and no document of ours comes near it. */
const DEEPEST = 100

/**
 * Whether a JSON text nests deeper than anything of ours, found out before it is read: a megabyte of
 * nothing but brackets takes the engine a second, in which nobody else is answered, and who walks
 * through it runs out of stack. What is no JSON may get either answer.
 */
export function isDeepJson(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at)
    } else if (code === BRACKET || code === BRACE) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (code === BRACKET_END || code === BRACE_END) {
      depth -= 1
    }
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const BRACKET = 0x5b
const BRACKET_END = 0x5d
const BRACE = 0x7b
const BRACE_END = 0x7d

/** Where the string that begins here has its last quote. */
export function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return text.length
}
