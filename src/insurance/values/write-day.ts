import type { Language } from './language.ts'

/**
 * A date in words as printers set it: no line ends between the day and its month. The first of a
 * month is "1er" in French, where Intl writes "1".
 */
export function writeDay(date: string, language: Language): string {
  const day = language === 'fr' ? date.replace(/(?<!\d)1(?= \p{Ll})/u, '1er') : date
  return holdDays(day, BEFORE_WORD)
}

/**
 * Finds "5 ", "5. ", "1er " and "5 de " before what is told to be a month: only whoever asks knows
 * what else may stand there. Years and times are longer or have a colon.
 */
export function daysBefore(month: string): RegExp {
  return new RegExp(`(?<![\\d:])\\d{1,2}(?:\\.|er)?[ \u00A0](?:de[ \u00A0])?${month}`, 'gu')
}

/** No line ends within what was found. */
export function holdDays(text: string, found: RegExp): string {
  return text.replace(found, (date) => date.replaceAll(' ', '\u00A0'))
}

/** In a date there is no other word. */
const BEFORE_WORD = daysBefore('(?=\\p{L})')
