/** Holds numbers and their signs on one line: 3.500 €, 2,69 %, § 257, SGB V. */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) (?=[€%])/g, '$1\u00A0')
    .replace(/(§) (?=\d)/g, '$1\u00A0')
    .replace(/(\d) (?=m²)/g, '$1\u00A0')
    .replace(/(SGB) (?=[IVX])/g, '$1\u00A0')
}
