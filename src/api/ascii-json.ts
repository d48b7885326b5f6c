/**
 * JSON in which everything beyond ASCII is escaped. One "€" makes Node keep a whole answer in two
 * bytes for each letter and encode it letter by letter, which took a quarter of the time of a quote.
 */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value)
  return BEYOND_ASCII.test(json) ? inOneByte(json.replace(EACH_BEYOND_ASCII, escapeUnit)) : json
}

const BEYOND_ASCII = /[\u0080-\uffff]/
const EACH_BEYOND_ASCII = /[\u0080-\uffff]/g

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * The same ASCII text in one piece, of one byte for each letter. What is made from a text in two
 * bytes stays in two, and what is put together stays in pieces, until it is read anew.
 */
export function inOneByte(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
