import { compact, letterAsTwoDigits, weightedDigitSum } from './check-digits.ts'

const WEIGHTS = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]

/** The unchanging part of the health insurance number (§ 290 SGB V). */
export function parseKvnr(text: string): string | undefined {
  const number = compact(text)
  if (!/^[A-Z]\d{9}$/.test(number)) return undefined
  const digits = letterAsTwoDigits(number[0] ?? 'A') + number.slice(1, 9)
  return weightedDigitSum(digits, WEIGHTS) % 10 === Number(number[9]) ? number : undefined
}
