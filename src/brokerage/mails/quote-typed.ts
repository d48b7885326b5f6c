/** Longer than any name or number of a contract. */
const MOST_LETTERS = 80

/** From the ninth digit on it can be a number to call; a date has eight. */
const CALLABLE = /\+?(?:\p{Nd}[ ,'’()+-]*){9,}/gu

/**
 * What somebody typed, fit to be sent to an address that may be somebody else's: one short line of
 * letters and digits, in which no mailbox finds an address to open or a number to call. A long number
 * keeps its last digits, by which whoever typed it knows it.
 */
export function quoteTyped(text: string): string {
  const plain = text
    .normalize('NFC')
    // Letters and marks that nobody sees, or that turn the line around.
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{Nd} ,'’()&+-]/gu, ' ')
    // A letter has few marks; many would cover the lines around.
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(CALLABLE, (number) => ` …${number.replaceAll(/\P{Nd}/gu, '').slice(-4)} `)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, MOST_LETTERS).join('')
}
