/**
 * A number, date or telephone number in the digits that we calculate with. Phones that are set to
 * Arabic, Persian or Urdu offer their own where a field asks for digits. Words stay as they were written.
 */
export function plainDigits(text: string): string {
  if (!OTHER_DIGITS.test(text) || /\p{L}/u.test(text)) return text
  return text.replace(new RegExp(OTHER_DIGITS, 'g'), (digit) =>
    // Each row of ten begins at a multiple of sixteen.
    String(digit.charCodeAt(0) & 15),
  )
}

/** Arabic-Indic, and its eastern forms. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/
