/**
 * A number, date or telephone number in the digits that we calculate with. Phones that are set to
 * Arabic, Persian or Urdu offer their own where a field asks for digits. Words of
 * another script stay as they were written; DE and a street may stand beside digits of any.
 */
export function plainDigits(text: string): string {
  if (!OTHER_DIGITS.test(text) || OTHER_LETTERS.test(text)) return text
  return text.replace(new RegExp(OTHER_DIGITS, 'g'), (digit) =>
    // Each row of ten begins at a multiple of sixteen.
    String(digit.charCodeAt(0) & 15),
  )
}

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u

/** Arabic-Indic, and its eastern forms. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/
