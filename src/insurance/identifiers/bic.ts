import { compact } from './check-digits.ts'

/** ISO 9362: bank, country, place, optional branch. There is no check digit. */
export function parseBic(text: string): string | undefined {
  const bic = compact(text)
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : undefined
}
