import { compact } from './check-digits.ts'

/** ISO 11784 transponder: three digits of country or maker, twelve of the animal. 276 is Germany. */
export function parsePetChip(text: string): string | undefined {
  const chip = compact(text)
  return /^\d{15}$/.test(chip) ? chip : undefined
}
