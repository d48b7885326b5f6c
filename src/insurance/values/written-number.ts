/**
 * The digits of a number that a person wrote: "1.234,56", "1,234.56", "1 234", "1'234". Thousands are parted
 * throughout and by one sign, or not at all: "0.125" is less than one, and 5'9 feet are not 59 of anything.
 */
export function readWritten(text: string): { whole: string; decimals: string } | undefined {
  const [, whole, parting, point, decimals = ''] = WRITTEN.exec(text.trim()) ?? []
  const isSlip = point !== undefined && point === parting
  return whole === undefined || isSlip ? undefined : { whole: whole.replace(/\D/g, ''), decimals }
}

// Fifteen digits are the most that a number keeps exactly.
const WRITTEN = /^([1-9]\d{0,2}([.,\s'’])\d{3}(?:\2\d{3}){0,3}|\d{1,15})(?:([.,])(\d+))?$/
