import { compact, lettersToNumbers, mod97 } from './check-digits.ts'

/** SEPA creditor id: the business code (characters 5 to 7) takes no part in the check. */
export function parseCreditorId(text: string): string | undefined {
  const id = compact(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id)) return undefined
  if (id.startsWith('DE') && !/^DE\d{2}[A-Z0-9]{3}\d{11}$/.test(id)) return undefined
  return mod97(lettersToNumbers(id.slice(7) + id.slice(0, 4))) === 1 ? id : undefined
}
