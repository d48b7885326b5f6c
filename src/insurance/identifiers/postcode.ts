/** Stands for any country whose way of writing is not known. */
export const ELSEWHERE = 'elsewhere'

/** The postcode in its usual writing, or undefined. Text always: 01067 keeps its zero. */
export function parsePostcode(text: string, country = 'DE'): string | undefined {
  const code = text.trim().toUpperCase()
  const pattern = PATTERNS[country]
  if (!pattern) return /^[A-Z0-9][A-Z0-9 -]{1,9}$/.test(code) ? code : undefined
  if (!pattern.test(code)) return undefined
  if (country === 'DE' && (code < '01067' || code > '99998')) return undefined
  return country === 'NL' ? `${code.slice(0, 4)} ${code.slice(-2)}` : code
}

/** Leading digits that no German place uses: worth a second look, no reason to refuse. */
export function isUnusualPostcode(code: string): boolean {
  return /^(05|43|62)\d{3}$/.test(code)
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  DE: /^(0[1-9]|[1-9]\d)\d{3}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LU: /^\d{4}$/,
  BE: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
}
