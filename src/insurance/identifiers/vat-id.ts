import { compact, mod1110 } from './check-digits.ts'

/** German ids are checked to the digit; those of other states by their form. */
export function parseVatId(text: string): string | undefined {
  const id = compact(text)
  if (!id.startsWith('DE')) return /^[A-Z]{2}[A-Z0-9]{8,12}$/.test(id) ? id : undefined
  if (!/^DE[1-9]\d{8}$/.test(id)) return undefined
  return mod1110(id.slice(2, 10)) === Number(id[10]) ? id : undefined
}
