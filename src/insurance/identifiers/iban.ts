import { compact, lettersToNumbers, mod97 } from './check-digits.ts'

/** The IBAN without spaces in capitals, or undefined (ISO 13616). */
export function parseIban(text: string): string | undefined {
  // Banks print and copy the word along.
  const iban = compact(text).replace(/^IBAN:?/, '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  const length = LENGTHS[iban.slice(0, 2)]
  if (length === undefined || iban.length !== length) return undefined
  const rearranged = lettersToNumbers(iban.slice(4) + iban.slice(0, 4))
  return mod97(rearranged) === 1 ? iban : undefined
}

/** "DE89 3704 0044 0532 0130 00" */
export function showIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Lengths of the SEPA area (European Payments Council, EPC409-09). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}
