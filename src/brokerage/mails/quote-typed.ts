/** Longer than any name or number of a contract. */
const MOST_LETTERS = 80

/**
 * What somebody typed, fit to be sent to an address that may be somebody else's: one short line of
 * letters and digits, in which no mailbox finds an address to open.
 */
export function quoteTyped(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N} ,'’()&+-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
}
