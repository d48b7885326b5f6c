import { compact, letterAsTwoDigits, weightedDigitSum } from './check-digits.ts'

const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]

/** Number of the statutory pension insurance (§ 147 SGB VI, VKVV § 4). */
export function parseVersicherungsnummer(text: string): string | undefined {
  const number = compact(text)
  const match = /^(\d{2})(\d{2})(\d{2})\d{2}([A-Z])\d{2}(\d)$/.exec(number)
  if (!match) return undefined
  const [day, month] = [Number(match[2]), Number(match[3])]
  const realDay = (day >= 1 && day <= 31) || (day >= 51 && day <= 81)
  if (!realDay || month < 1 || month > 12) return undefined
  const digits = number.slice(0, 8) + letterAsTwoDigits(match[4] ?? 'A') + number.slice(9, 11)
  return weightedDigitSum(digits, WEIGHTS) % 10 === Number(match[5]) ? number : undefined
}

/** What a valid number says of its owner: the birthday as YY-MM-DD, and the initial of the birth name. */
export function tellsOf(number: string): { readonly birthday: string; readonly initial: string } {
  // Days from 51 on mark a number that was given out once more.
  const day = String(Number(number.slice(2, 4)) % 50).padStart(2, '0')
  return {
    birthday: `${number.slice(6, 8)}-${number.slice(4, 6)}-${day}`,
    initial: number.charAt(8),
  }
}
