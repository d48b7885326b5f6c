import { compact, mod1110 } from './check-digits.ts'

/** Steuer-Identifikationsnummer (§ 139b AO), as python-stdnum's de.idnr reads the rules. */
export function parseSteuerId(text: string): string | undefined {
  const id = compact(text)
  if (!/^[1-9]\d{10}$/.test(id)) return undefined
  const counts = new Map<string, number>()
  for (const digit of id.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count > 1)
  if (repeated.length !== 1 || (repeated[0] ?? 0) > 3) return undefined
  return mod1110(id.slice(0, 10)) === Number(id[10]) ? id : undefined
}
