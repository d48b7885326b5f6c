/**
 * The words of a text as the search compares them: lower case, without accents, `ß` as `ss`. What
 * is typed and what is written go through the same function, so that they meet.
 */
export function spellWords(text: string): string[] {
  return plainLetters(text).match(/[a-z0-9]+/g) ?? []
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
