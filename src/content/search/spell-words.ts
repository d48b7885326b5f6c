/**
 * The words of a text as the search compares them: lower case, without accents, `ß` as `ss`. What
 * is typed and what is written go through the same function, so that they meet.
 */
export function spellWords(text: string): string[] {
  return plainLetters(text).match(/[a-z0-9]+/g) ?? []
}

/**
 * PostgreSQL knows Spanish endings by their accent: without it "cancelación" would not meet
 * "cancelar". The other dictionaries do without.
 */
export function stemmable(words: string, dictionary: string): string {
  return dictionary === 'spanish' ? words.replace(/([au])cion\b/g, '$1ción') : words
}

/** "ue" as some type "ü". Only for a word that nobody wrote: "neue" is one. */
export function withoutTypedUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1')
}

export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}
