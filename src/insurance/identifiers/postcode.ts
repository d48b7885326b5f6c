/** Stands for any country whose way of writing is not known. */
export const ELSEWHERE = 'elsewhere'

/**
 * The postcode in its usual writing, or undefined. Text always: 01067 keeps its zero. The country's
 * sign before it, as in L-1009, and a missing hyphen or space inside are ways of writing the same.
 */
export function parsePostcode(text: string, country = 'DE'): string | undefined {
  const code = text.trim().toUpperCase()
  const pattern = PATTERNS[country]
  if (!pattern) return /^[A-Z0-9][A-Z0-9 -]{1,9}$/.test(code) ? code : undefined
  const written = pattern.test(code) ? code : asUsual(code, country)
  if (!pattern.test(written)) return undefined
  return country === 'DE' && (written < '01067' || written > '99998') ? undefined : written
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
  NL: /^\d{4} [A-Z]{2}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
}

/** Codes of two parts: what stands between them is often left out. */
const PARTED: Readonly<Record<string, { typed: RegExp; usual: string }>> = {
  NL: { typed: /^(\d{4})([A-Z]{2})$/, usual: '$1 $2' },
  PL: { typed: /^(\d{2}) ?(\d{3})$/, usual: '$1-$2' },
  PT: { typed: /^(\d{4}) ?(\d{3})$/, usual: '$1-$2' },
}

function asUsual(code: string, country: string): string {
  // D-10115, LU-1009: one letter or two, of the very country.
  const sign = new RegExp(`^${country.charAt(0)}${country.charAt(1)}?[- ]?(?=\\d)`)
  const bare = code.replace(sign, '')
  const parted = PARTED[country]
  return parted ? bare.replace(parted.typed, parted.usual) : bare
}
