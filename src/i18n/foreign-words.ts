/** A word or phrase, and the language whose it is. */
export interface ForeignWord {
  readonly text: string
  readonly language: string
}

/** By their first word: most words of a text begin none of them, which one look-up tells. */
export type ForeignWords = ReadonlyMap<string, readonly ForeignWord[]>

export function foreignWords(lists: Readonly<Record<string, readonly string[]>>): ForeignWords {
  const found = new Map<string, ForeignWord[]>()
  for (const [language, words] of Object.entries(lists)) {
    for (const text of words.flatMap(inBothCases)) {
      const [first = ''] = WORD.exec(text) ?? []
      found.set(first, [...(found.get(first) ?? []), { text, language }])
    }
  }
  for (const alike of found.values()) alike.sort((a, b) => b.text.length - a.text.length)
  return found
}

/** The longest of them that stands here and ends where a word does. */
export function foreignWordAt(
  words: ForeignWords,
  text: string,
  { first, at }: { first: string; at: number },
): ForeignWord | undefined {
  const endsHere = (word: string) => !LETTER.test(text.charAt(at + word.length))
  return words.get(first)?.find((each) => text.startsWith(each.text, at) && endsHere(each.text))
}

/** Latin and Greek: a pattern for the letters of every script is several times as slow. */
export const LETTERS = 'A-Za-z\u00C0-\u024F\u0370-\u03FF'
const WORD = new RegExp(`[${LETTERS}]+`)
const LETTER = new RegExp(`[${LETTERS}]`)

/** A sentence may begin with it. What is written large is never meant small. */
function inBothCases(word: string): string[] {
  return [...new Set([word, word.charAt(0).toUpperCase() + word.slice(1)])]
}
