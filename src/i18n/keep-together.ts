import { daysBefore, holdDays } from '#insurance/values/write-day.ts'

/**
 * Holds numbers and their signs on one line: 3.500 €, 5 Mio. €, 40 cm, § 257, Art. 6 (1) b, L. 911-7,
 * SGB V, 1 May, +49 30.
 */
export function keepTogether(text: string): string {
  const held = text
    .replace(/(\d) (?=[€%]|m²|km\/h|(?:cm|kg|MB)\b|Mio\.)/g, '$1\u00A0')
    .replace(/(Mio\.) (?=€)/g, '$1\u00A0')
    .replace(/(§|Abs\.|Art\.|\b[DLR]\.) (?=\d)/g, '$1\u00A0')
    .replace(/((?:§|Art\.)\u00A0\d+[a-z]?) (?=\(\d)/g, '$1\u00A0')
    .replace(/(\u00A0\(\d+\)) (?=[a-z]\b)/g, '$1\u00A0')
    .replace(/(SGB) (?=[IVX])/g, '$1\u00A0')
    .replace(/\+\d{1,3}(?:[ \u00A0]\d+)+/g, (phone) => phone.replaceAll(' ', '\u00A0'))
  return holdDays(held, BEFORE_MONTH)
}

const MONTHS = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
].join('|')

const BEFORE_MONTH = daysBefore(`(?=(?:${MONTHS})\\b)`)
