import type { Language } from './language.ts'

/** A number and its unit, on one line; English writes percent without a space. */
export function withUnit(number: string, unit: string, language: Language): string {
  return unit === '%' && language === 'en' ? `${number}%` : `${number}\u00A0${unit}`
}
