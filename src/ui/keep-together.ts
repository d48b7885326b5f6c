/** Holds numbers and their signs on one line: 3.500 €, 5 Mio. €, 40 cm, § 257, Art. 6 (1), SGB V. */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) (?=[€%]|m²|km\/h|(?:cm|kg|MB)\b|Mio\.)/g, '$1\u00A0')
    .replace(/(Mio\.) (?=€)/g, '$1\u00A0')
    .replace(/(§|Abs\.|Art\.) (?=\d)/g, '$1\u00A0')
    .replace(/((?:§|Art\.)\u00A0\d+[a-z]?) (?=\(\d)/g, '$1\u00A0')
    .replace(/(SGB) (?=[IVX])/g, '$1\u00A0')
}
