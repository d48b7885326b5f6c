import type { Language } from './language.ts'

/**
 * A date in words as printers set it: no line ends between the day and its month. The first of a
 * month is "1er" in French, where Intl writes "1".
 */
export function writeDay(date: string, language: Language): string {
  const day = language === 'fr' ? date.replace(/(?<!\d)1(?= \p{Ll})/u, '1er') : date
  return day.replace(BEFORE_MONTH, (_, number: string, of = '') => {
    return `${number}\u00A0${of && `${of}\u00A0`}`
  })
}

/** "5 ", "5. ", "1er " and "5 de " before a month; years and times are longer or have a colon. */
const BEFORE_MONTH = /((?<![\d:])\d{1,2}(?:\.|er)?) (?:(de) )?(?=\p{L})/u
