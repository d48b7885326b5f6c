import { numberFormat } from './formatters.ts'
import type { Language } from './language.ts'
import type { Period } from './period.ts'
import { readWritten } from './written-number.ts'

/** An amount in integer cents that knows what stretch of time it pays for. */
export interface Money<P extends Period = Period> {
  /** Integer cents, never a fraction. */
  readonly cents: number
  /** ISO 4217; the only currency of the product. */
  readonly currency: 'EUR'
  /** What the amount pays for, so that a month is never added to a year. */
  readonly period: P
}

export function money<P extends Period>(cents: number, period: P): Money<P> {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is integer cents, got ${cents}.`)
  return { cents, currency: 'EUR', period }
}

/** Euros as written by a person ("1.234,56", "1,234.56", "1234.5 €") to cents. */
export function parseEuros(text: string): number | undefined {
  const written = readWritten(text.replace(/€|EUR/gi, ''))
  if (written === undefined || written.decimals.length > 2) return undefined
  const cents = Number(written.whole) * 100 + Number(written.decimals.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

export function showCents(cents: number, language: Language): string {
  const whole = cents % 100 === 0
  return numberFormat(language, whole ? 'wholeEuros' : 'euros').format(cents / 100)
}

/** What somebody pays: it keeps its cents even where there are none, €9.00 beside €16.20. */
export function showPrice(cents: number, language: Language): string {
  return numberFormat(language, 'euros').format(cents / 100)
}

/** What is added to a price or taken off it: "+€1.25", "−€0.50". */
export function showChange(cents: number, language: Language): string {
  // The hyphen of the formatter is shorter than the plus, and not read out as a minus.
  return numberFormat(language, 'change')
    .format(cents / 100)
    .replace('-', '−')
}
