import { daysBefore, holdDays } from '#insurance/values/write-day.ts'

/**
 * Spaces as our fonts draw them and as lines may end: the narrow ones, with which French parts
 * thousands, are not in the fonts and would come out as another character; no line begins with the
 * question mark, the colon or the sign that a language sets off with a space; and none ends within
 * a date.
 */
export function fixSpaces(text: string): string {
  const fixed = text
    .replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
    .replace(/ (?=[?!:;»%€])/g, '\u00a0')
    .replace(/([«§]) /g, '$1\u00a0')
  return holdDays(fixed, DATE)
}

/** "30. November 2026", "1er janvier 1996", "28 de febrero de 2012". */
const DATE = daysBefore('\\p{L}+ (?:de )?\\d{4}\\b')
