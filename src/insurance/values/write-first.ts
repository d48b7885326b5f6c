import type { Language } from './language.ts'

/** The first of a month is "1er" in French; Intl writes "1". Takes a date in words. */
export function writeFirst(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/(?<!\d)1(?= \p{Ll})/u, '1er') : date
}
