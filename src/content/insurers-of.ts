import { parseCreditorId } from '#insurance/identifiers/creditor-id.ts'
import type { Settings } from './source.ts'

export type ComparedInsurer = {
  readonly name: string
  /** Lines of theirs that we compare. */
  readonly lines: readonly string[]
  /** Named by invoices. */
  readonly insuranceTaxNumber?: string | undefined
  /** Its seat, in one line. */
  readonly address?: string | undefined
  /** Named by its direct debits (SEPA). */
  readonly creditorId?: string | undefined
}

/** Of whom offers are compared (VVG § 60). */
export function comparedInsurers({
  insurersCompared,
}: Pick<Settings, 'insurersCompared'>): readonly ComparedInsurer[] {
  return insurersCompared.map(({ lines = '', creditorId, ...insurer }) => ({
    ...insurer,
    // Settings of before, or of another system, have it as it was typed.
    ...(creditorId ? { creditorId: parseCreditorId(creditorId) ?? creditorId } : {}),
    lines: lines
      .split(',')
      .map((line) => line.trim())
      .filter(Boolean),
  }))
}

/** Names of those that we compare for one line. */
export function insurersOf(insurers: readonly ComparedInsurer[], line: string): readonly string[] {
  return insurers.filter(({ lines }) => lines.includes(line)).map(({ name }) => name)
}

/** With whom a contract of a line is made, where offers of one insurer alone are shown for it. */
export function onlyInsurerOf(
  insurers: readonly ComparedInsurer[],
  line: string,
): ComparedInsurer | undefined {
  const [insurer, another] = insurers.filter(({ lines }) => lines.includes(line))
  return another ? undefined : insurer
}
