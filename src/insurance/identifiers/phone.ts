import { compact } from './check-digits.ts'

/**
 * E.164. "0171 …" without a country is read as German, "00" as the international prefix. The zero of
 * "+49 (0)171 …" is dialled at home alone; in Italy it belongs to the number.
 */
export function parsePhone(text: string): string | undefined {
  const bare = compact(text)
    .replace(/^((?:\+|00)(?!39)\d{1,3})\(0\)/, '$1')
    .replace(/[()]/g, '')
  const international = bare
    .replace(/^00/, '+')
    .replace(/^0/, '+49')
    .replace(/^\+490/, '+49')
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : undefined
}
