import type { Settings } from './source.ts'

export type ComparedInsurer = {
  readonly name: string
  /** Lines of theirs that we compare. */
  readonly lines: readonly string[]
  /** Named by invoices. */
  readonly insuranceTaxNumber?: string | undefined
}

/** Of whom offers are compared (VVG § 60). */
export function comparedInsurers({
  insurersCompared,
}: Pick<Settings, 'insurersCompared'>): readonly ComparedInsurer[] {
  return insurersCompared.map(({ lines = '', ...insurer }) => ({
    ...insurer,
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
