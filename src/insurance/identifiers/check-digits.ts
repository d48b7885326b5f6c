/** Remainder of a long decimal number by 97, in chunks that stay exact. */
export function mod97(digits: string): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/** A=10 … Z=35, digits as they are (ISO 7064, ISO 13616). */
export function lettersToNumbers(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

/** ISO 7064 MOD 11,10: the check digit for the digits given. */
export function mod1110(digits: string): number {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10
}

/** Sum of the digits of each digit times its weight. */
export function weightedDigitSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = Number(digits[index]) * weight
    return sum + Math.floor(product / 10) + (product % 10)
  }, 0)
}

/** A=01 … Z=26, two digits. */
export function letterAsTwoDigits(letter: string): string {
  return String(letter.charCodeAt(0) - 64).padStart(2, '0')
}

/** Spaces and separators are for the eye; marks that nobody sees come along when a number is copied. */
export function compact(text: string): string {
  return text.replace(/[\s./\p{Pd}\p{Cf}]/gu, '').toUpperCase()
}
